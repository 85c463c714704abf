import { getLocale, getTranslations } from 'next-intl/server';
import { listUnfilled } from '@/lib/content/operator-pages';
import { listSeasonRules } from '@/lib/content/season-rules';
import { loadTextReader } from '@/lib/i18n/translator';
import { readPageTime } from '@/lib/monitoring/page-time';
import { getOperatorSettings } from '@/lib/operator/settings';
import { getRoute } from '@/lib/routing/table';
import styles from './admin.module.css';

/**
 * Content that only the operator can enter and that is missing: empty pages, and rules of the coming season.
 */
export async function MissingContent() {
  const locale = await getLocale();
  const t = await getTranslations('admin.missing');
  const meta = await getTranslations('meta');
  const season = await loadTextReader(locale, 'haj.season.current.announced.table.rows');
  const pages = listUnfilled();
  const rules = listSeasonRules(getOperatorSettings(), readPageTime()).filter(({ rule }) => rule === null);
  if (pages.length + rules.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="missing">
      <h2 id="missing">{t('title')}</h2>
      <p>{t('lead')}</p>
      {pages.length > 0 ? (
        <>
          <h3>{t('pages')}</h3>
          <ul>
            {pages.map(({ route, setting }) => (
              <li key={route}>
                <a href={`/${locale}${getRoute(route).path}`}>{meta(`${route}.title`)}</a>{' '}
                <small>{t('setting', { name: setting })}</small>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {rules.length > 0 ? (
        <>
          <h3>{t('season')}</h3>
          <ul>
            {rules.map(({ key }) => (
              <li key={key}>
                {season(key)} <small>{t('setting', { name: `season.rules.${key}` })}</small>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
