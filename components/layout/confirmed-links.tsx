'use client';

import { type MouseEvent, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Toast } from '@/components/ui/toast';

export interface ExternalLink {
  name: string;
  url: string;
}

interface Props {
  links: readonly ExternalLink[];
  texts: { external: string; question: string; confirm: string; cancel: string; close: string };
}

/** They ask for confirmation before they leave the portal (SHELL-10); without script they are plain links. */
export function ConfirmedLinks({ links, texts }: Props) {
  const [asked, setAsked] = useState<ExternalLink | null>(null);
  const ask = (event: MouseEvent, link: ExternalLink) => {
    event.preventDefault();
    setAsked(link);
  };
  return (
    <>
      <ul>
        {links.map((link) => (
          <li key={link.url}>
            <a
              href={link.url}
              target="_blank"
              data-island=""
              rel="noopener noreferrer"
              onClick={(event) => ask(event, link)}
            >
              {link.name}
              <Icon name="external" />
              <span className="visually-hidden">{` (${texts.external})`}</span>
            </a>
          </li>
        ))}
      </ul>
      <Toast
        type="question"
        show={asked !== null}
        title={texts.question}
        description={asked?.name ?? ''}
        btnText={texts.confirm}
        href={asked?.url}
        cancelText={texts.cancel}
        closeLabel={texts.close}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
