import { LOCALES, type Locale } from '@/lib/i18n/locales';
import styles from './bar-tools.module.css';

/** The script before paint stores the choice and adds query and anchor; without it the next page's cookie does. */
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
