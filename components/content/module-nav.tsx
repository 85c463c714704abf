import { getLocale, getTranslations } from 'next-intl/server';
import { loadFilled } from '@/lib/requests/filled-pages';
import { listModule, type ModuleKey, type RouteKey } from '@/lib/routing/table';
import styles from './module-nav.module.css';

interface Props {
  module: ModuleKey;
  current: RouteKey;
}

export async function ModuleNav({ module, current }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('content');
  const meta = await getTranslations('meta');
  const rows = listModule(module);
  const isShown = await loadFilled(
    rows.map(({ key }) => key),
    locale,
  );
  return (
    <nav className={styles.nav} aria-labelledby="module-nav">
      <h2 id="module-nav">{t('moduleNav')}</h2>
      <ul>
        {rows
          .filter(({ key }) => key === current || isShown(key))
          .map(({ key, path }) => (
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
