'use client';

import type { MouseEvent } from 'react';
import { updateSettings } from '@/lib/config/browser/local-settings';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import styles from './bar-tools.module.css';

/** Stores the choice and takes query and anchor along; without a script the next page's cookie stores it. */
function chooseLanguage(event: MouseEvent<HTMLAnchorElement>, locale: Locale): void {
  const { search, hash } = window.location;
  const link = event.currentTarget;
  updateSettings({ currentLang: locale });
  link.href = `${link.pathname}${search}${hash}`;
}

/** Links to the same page in the seven languages. */
export function LanguageLinks({ current, path }: { current: Locale; path: string }) {
  return (
    <ul className={styles.languages}>
      {LOCALES.map(({ code, name, dir }) => (
        <li key={code}>
          <a
            href={`/${code}${path}`}
            hrefLang={code}
            lang={code}
            dir={dir}
            aria-current={code === current ? 'true' : undefined}
            onClick={(event) => chooseLanguage(event, code)}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
