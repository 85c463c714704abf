'use client';

import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import type { Receipt } from '@/lib/forms/browser/receipt';
import type { FormTexts } from '@/lib/forms/texts/browser-texts';
import type { Locale } from '@/lib/i18n/locales';
import { REQUESTS_PAGE } from '@/lib/requests/lookup-pages';
import { FormConfirmation } from './confirmation';

interface Props {
  locale: Locale;
  texts: FormTexts;
  receipt: Receipt;
  backHref: string;
}

export function FormDone({ locale, texts, receipt, backHref }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  const { common } = texts;
  return (
    <FormConfirmation
      locale={locale}
      texts={texts}
      receipt={receipt}
      headingRef={heading}
      actions={
        <>
          <ButtonLink href={backHref}>{common['done.back']}</ButtonLink>
          {receipt.referenceNumber ? (
            <ButtonLink variant="secondary" href={`/${locale}${REQUESTS_PAGE}`}>
              {common['done.follow']}
            </ButtonLink>
          ) : null}
          {receipt.referenceNumber ? (
            <CopyButton
              text={receipt.referenceNumber}
              label={common['done.copy']}
              doneLabel={common['done.copied']}
            />
          ) : null}
          <Button variant="secondary" onClick={() => window.print()}>
            {common['done.print']}
          </Button>
        </>
      }
    />
  );
}
