import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { listModule, type ModuleKey, type RouteKey } from '@/lib/routing/table';
import styles from './module-nav.module.css';

interface Props {
  locale: Locale;
  module: ModuleKey;
  current: RouteKey;
}

/** The pages of one module, this one marked. */
export async function ModuleNav({ locale, module, current }: Props) {
  const t = await getTranslations({ locale, namespace: 'content' });
  const meta = await getTranslations({ locale, namespace: 'meta' });
  return (
    <nav className={styles.nav} aria-labelledby="module-nav">
      <h2 id="module-nav">{t('moduleNav')}</h2>
      <ul>
        {listModule(module).map(({ key, path }) => (
          <li key={key}>
            <a href={`/${locale}${path}`} aria-current={key === current ? 'page' : undefined}>
              {meta(`${key}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
