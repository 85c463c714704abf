import { getTranslations } from 'next-intl/server';
import { type Asker, findRequestPlace } from '@/lib/admin/queries';
import { formatNumber } from '@/lib/i18n/format-number';
import { IN_LIST, LIST_PARAMETERS, toListAddress } from '@/lib/requests/list-parameters';
import styles from './work/requests.module.css';

interface Props {
  asker: Asker;
  id: string;
  /** The list from which the request was opened (`PLACE_PARAMETERS`); empty if from elsewhere. */
  list: Readonly<Record<string, string>>;
}

const filtersOf = (list: Props['list']) =>
  Object.fromEntries(LIST_PARAMETERS.flatMap((name) => (list[name] ? [[name, list[name]]] : [])));

/** The way back to the list with its filters and page; the place of the request in it, and its neighbours. */
export async function ListPlace({ asker, id, list }: Props) {
  const { locale } = asker;
  const t = await getTranslations('desk.place');
  const requests = await getTranslations('admin.requests');
  const filters = filtersOf(list);
  const back = toListAddress(`/${locale}/desk/requests`, filters);
  const { after: _after, ...query } = filters;
  const place = list.list
    ? await findRequestPlace(asker, { ...query, ...(list.at ? { at: list.at } : {}), id })
    : null;
  if (!place)
    return (
      <p>
        <a href={back}>{requests('back')}</a>
      </p>
    );
  const addressOf = (neighbour: string) =>
    toListAddress(`/${locale}/desk/requests/${neighbour}`, { ...IN_LIST, ...filters });
  const total = formatNumber(place.total, locale);
  return (
    <nav className={styles.place} aria-label={t('title')}>
      <a href={back}>{t('back')}</a>
      <span>
        {place.position === null
          ? t('left')
          : t('position', { position: formatNumber(place.position, locale), total })}
      </span>
      {place.previous ? (
        <a href={addressOf(place.previous)} rel="prev">
          {t('previous')}
        </a>
      ) : null}
      {place.next ? (
        <a href={addressOf(place.next)} rel="next">
          {t('next')}
        </a>
      ) : null}
    </nav>
  );
}
