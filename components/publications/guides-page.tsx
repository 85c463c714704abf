import { getLocale, getTranslations } from 'next-intl/server';
import { SaveOffline } from '@/components/content/offline/save-offline';
import type { Page } from '@/components/layout/create-pages';
import { formatNumber } from '@/lib/i18n/format-number';
import { GUIDE_TOPICS } from '@/lib/publications/kinds';
import { readId } from '@/lib/publications/list-query';
import { getItem } from '@/lib/publications/page-item';
import { getPublicationPath } from '@/lib/publications/paths';
import { listNewest } from '@/lib/publications/queries';
import type { Publication } from '@/lib/publications/schemas';
import type { PageAddress } from '@/lib/routing/query-value';
import { buildListMetadata } from '@/lib/seo/item-metadata';
import cards from './cards.module.css';
import { DetailsPage } from './details-page';
import styles from './guides.module.css';
import { ItemPage } from './item-page';
import type { ItemsProps } from './items-props';
import { MarkLine } from './mark-line';
import { listOf, PublicationsPage } from './publications-page';
import { Related } from './related';
import { Thumbnail } from './thumbnail';

/** Awareness guides in one grid, in the order of their topics. */
async function GuideCards({ items }: ItemsProps<'guide'>) {
  const locale = await getLocale();
  const t = await getTranslations('publications');
  const sorted = GUIDE_TOPICS.flatMap((topic) => items.filter(({ data }) => data.topic === topic));
  return (
    <ul className={cards.cards}>
      {sorted.map(({ id, title, summary, data: { topic, minutes }, isExample }) => (
        <li className={cards.card} key={id}>
          <Thumbnail topic={topic} />
          <div className={cards.text}>
            <MarkLine isExample={isExample} marks={[t(`values.guide.topic.${topic}`)]}>
              <span>{t('guide.minutes', { count: minutes, number: formatNumber(minutes, locale) })}</span>
            </MarkLine>
            <h2>
              <a href={`/${locale}${getPublicationPath('guide', id)}`}>{title}</a>
            </h2>
            <p>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const OTHERS = 6;

export async function GuideView({ item }: { item: Publication<'guide'> }) {
  const locale = await getLocale();
  const t = await getTranslations('publications');
  const { topic, minutes } = item.data;
  const others = (await listNewest('guide', locale, OTHERS + 1)).filter(({ id }) => id !== item.id);
  return (
    <DetailsPage
      kind="guide"
      item={item}
      marks={[
        t(`values.guide.topic.${topic}`),
        t('guide.minutes', { count: minutes, number: formatNumber(minutes, locale) }),
      ]}
      aside={<Related kind="guide" title={t('related.guides')} items={others.slice(0, OTHERS)} />}
    >
      <h2>{t('guide.steps')}</h2>
      <ol className={styles.steps}>
        {item.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </DetailsPage>
  );
}

async function GuidesPage({ query }: PageAddress) {
  const locale = await getLocale();
  const id = readId(query, 'guide');
  if (query.guide === undefined) {
    return (
      <PublicationsPage kind="guide" query={query} list={listOf('guide')} view={GuideCards}>
        <SaveOffline />
      </PublicationsPage>
    );
  }
  const item = await getItem('guide', id, locale);
  return <ItemPage kind="guide" item={item} view={GuideView} />;
}

export const GUIDES_PAGE: Page = {
  Body: GuidesPage,
  head: (locale, { query }) => buildListMetadata(locale, 'guide', query),
};
