import { getLocale, getTranslations } from 'next-intl/server';
import type { Publication } from '@/lib/api/contract/schemas/publications';
import { listRelated } from '@/lib/publications/queries';
import { DetailsPage } from './details-page';
import { NewsArticle } from './news-article';
import { Related } from './related';

interface Props {
  kind: 'news' | 'governmentNews';
  item: Publication<'news'>;
}

/** A piece of news with others on its topic. */
export async function NewsDetails({ kind, item }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('publications');
  const { topic } = item.data;
  const related = await listRelated(kind, locale, { topic }, item.id);
  return (
    <>
      <DetailsPage
        kind={kind}
        item={item}
        marks={[t(`values.news.topic.${topic}`)]}
        aside={related.length > 0 ? <Related kind={kind} title={t('related.news')} items={related} /> : null}
      />
      <NewsArticle item={item} />
    </>
  );
}
