import { getLocale, getTranslations } from 'next-intl/server';
import { formatDate } from '@/lib/i18n/format';
import { PUBLICATION_KINDS } from '@/lib/publications/kinds';
import { listNewest } from '@/lib/publications/queries';
import { type Query, readChoice, readQueryValue } from '@/lib/routing/query-value';
import styles from '../admin.module.css';
import { AdminTable } from '../admin-table';
import { ListFilters } from '../list-filters';

const COLUMNS = ['title', 'date'] as const;
const MAX_WORDS = 200;
/** Number of publications that editors see at once; older ones are found by words. */
const SHOWN = 25;

/** Published items: the latest of one kind, or those that match the words of a search. */
export async function LiveList({ query }: { query: Query }) {
  const locale = await getLocale();
  const t = await getTranslations('publishing');
  const search = await getTranslations('search');
  const texts = await getTranslations('publications.filters');
  const filters = await getTranslations('admin.award.filters');
  const kind = readChoice(query, 'kind', PUBLICATION_KINDS) ?? 'news';
  const text = readQueryValue(query, 'text');
  const rows = await listNewest(kind, locale, SHOWN, text ? { text } : {});
  return (
    <section className={styles.part} aria-labelledby="list">
      <h2 id="list">{t('live.title')}</h2>
      <ListFilters
        query={{ kind, text }}
        text={{ label: texts('text'), maxLength: MAX_WORDS }}
        choices={[
          {
            name: 'kind',
            label: t('columns.kind'),
            options: PUBLICATION_KINDS.map((name) => ({ value: name, label: search(`kinds.${name}`) })),
            isRequired: true,
          },
        ]}
        texts={{ all: filters('all'), apply: filters('apply'), clear: filters('clear') }}
      />
      {rows.length === 0 ? <p>{t('live.none')}</p> : null}
      {rows.length > 0 ? (
        <AdminTable
          caption={t('live.title')}
          columns={COLUMNS.map((column) => t(`columns.${column}`))}
          rows={rows.map(({ id, title, publishedAt }) => ({
            id,
            cells: [
              <a key="title" href={`/${locale}/desk/publications/${id}`}>
                {title}
              </a>,
              <time key="date" dateTime={publishedAt}>
                {formatDate(new Date(publishedAt), locale)}
              </time>,
            ],
          }))}
        />
      ) : null}
    </section>
  );
}
