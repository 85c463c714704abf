import { getTranslations } from 'next-intl/server';
import { type Asker, listRefusals } from '@/lib/desk/queries';
import { formatDateTime } from '@/lib/i18n/format';
import styles from './desk.module.css';

const COLUMNS = ['hour', 'kind', 'source', 'times'] as const;

/** What was refused and which sign-ons failed, counted by hour and source. */
export async function Refusals({ asker, query }: { asker: Asker; query: Record<string, string> }) {
  const { locale } = asker;
  const t = await getTranslations({ locale, namespace: 'desk.trail.refusals' });
  const { refusalsAfter } = query;
  const { rows, next } = await listRefusals(asker, refusalsAfter ? { after: refusalsAfter } : {});
  return (
    <section className={styles.part} aria-labelledby="refusals">
      <h2 id="refusals">{t('title')}</h2>
      <p className={styles.lead}>{t('lead')}</p>
      {rows.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption className="visually-hidden">{t('title')}</caption>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    {t(`columns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, hour, kind, source, times }) => (
                <tr key={id}>
                  <th scope="row">
                    <time dateTime={hour}>{formatDateTime(new Date(hour), locale)}</time>
                  </th>
                  <td>{t(`kinds.${kind}`)}</td>
                  <td>{source === 'others' ? t('others') : <code>{source}</code>}</td>
                  <td>{times}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {next ? (
        <p>
          <a href={`?refusalsAfter=${next}#refusals`} rel="next">
            {t('next')}
          </a>
        </p>
      ) : null}
    </section>
  );
}
