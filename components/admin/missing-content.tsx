import { getLocale, getTranslations } from 'next-intl/server';
import { listUnfilled } from '@/lib/content/operator-pages';
import { loadFilled } from '@/lib/requests/filled-pages';
import { getRoute } from '@/lib/routing/table';
import styles from './admin.module.css';

/** Pages that only the operator can fill and that are empty. */
export async function MissingContent() {
  const locale = await getLocale();
  const t = await getTranslations('admin.missing');
  const meta = await getTranslations('meta');
  const unfilled = listUnfilled();
  const isShown = await loadFilled(unfilled, locale);
  const pages = unfilled.filter((route) => !isShown(route));
  if (pages.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="missing">
      <h2 id="missing">{t('title')}</h2>
      <p>{t('lead')}</p>
      <ul className={styles.history}>
        {pages.map((route) => (
          <li key={route}>
            <a href={`/${locale}${getRoute(route).path}`}>{meta(`${route}.title`)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
