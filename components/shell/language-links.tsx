'use client';

import type { MouseEvent } from 'react';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import styles from './slim-bar.module.css';

/** The stored choice is the cookie that the next page sets; query and anchor come along where a script runs. */
function keepPlace(event: MouseEvent<HTMLAnchorElement>): void {
  const { search, hash } = window.location;
  const link = event.currentTarget;
  link.href = `${link.pathname}${search}${hash}`;
}

/** Links to the same page in the seven languages. */
export function LanguageLinks({ current, path }: { current: Locale; path: string }) {
  return (
    <ul className={styles.languages}>
      {LOCALES.map(({ code, name, tag, dir }) => (
        <li key={code}>
          <a
            href={`/${code}${path}`}
            hrefLang={tag}
            lang={tag}
            dir={dir}
            aria-current={code === current ? 'true' : undefined}
            onClick={keepPlace}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
