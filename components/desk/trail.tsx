import { getTranslations } from 'next-intl/server';
import { type Asker, listTrail } from '@/lib/desk/queries';
import { formatDateTime } from '@/lib/i18n/format';
import { hasText } from '@/lib/i18n/has-text';
import styles from './desk.module.css';

const COLUMNS = ['at', 'kind', 'entity', 'actor'] as const;

/** The audit trail: every change, and every look at personal data. */
export async function Trail({ asker, query }: { asker: Asker; query: Record<string, string> }) {
  const { locale } = asker;
  const t = await getTranslations({ locale, namespace: 'desk' });
  const kinds = await getTranslations({ locale, namespace: 'desk.trail.kinds' });
  const entities = await getTranslations({ locale, namespace: 'desk.trail.entities' });
  const { rows, next } = await listTrail(asker, query);
  return (
    <>
      <h1>{t('trail.title')}</h1>
      <p className={styles.lead}>{t('trail.lead')}</p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t('trail.title')}</caption>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`trail.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, at, kind, entity, entityId, actor }) => (
              <tr key={id}>
                <th scope="row">
                  <time dateTime={at}>{formatDateTime(new Date(at), locale)}</time>
                </th>
                <td>{hasText(kinds, kind) ? kinds(kind) : kind}</td>
                <td>
                  {hasText(entities, entity) ? entities(entity) : entity} <code>{entityId}</code>
                </td>
                <td>
                  <code>{actor}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {next ? (
        <p>
          <a href={`?after=${next}`} rel="next">
            {t('trail.next')}
          </a>
        </p>
      ) : null}
    </>
  );
}
