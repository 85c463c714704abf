import { LOCALES, type Locale } from '@/lib/i18n/locales';
import styles from './bar-tools.module.css';

/**
 * Links to the same page in the seven languages. The script before paint stores the choice and adds query and
 * anchor to the links (`lib/browser-scripts/settings-script.ts`); without script the cookie of the next page
 * stores it.
 */
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
            data-language=""
            aria-current={code === current ? 'true' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
