import { getLocale, getTranslations } from 'next-intl/server';
import { ArticleJsonLd } from 'next-seo';
import { getPublicationPath } from '@/lib/publications/paths';
import { listRelated } from '@/lib/publications/queries';
import type { Publication } from '@/lib/publications/schemas';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';
import { toDataText } from '@/lib/seo/data-text';
import { DetailsPage } from './details-page';
import { Related } from './related';

interface NewsArticleProps {
  item: Publication<'news'>;
}

async function NewsArticle({ item }: NewsArticleProps) {
  const locale = await getLocale();
  const meta = await getTranslations('meta');
  const origin = getSiteOrigin();
  const publisher = { name: meta('siteName'), url: origin + getAddress(locale, '') };
  return (
    <ArticleJsonLd
      type="NewsArticle"
      headline={toDataText(item.title)}
      description={toDataText(item.summary)}
      url={origin + getAddress(locale, getPublicationPath('news', item.id))}
      datePublished={item.publishedAt}
      image={`${origin}/share/${locale}/newsDetails.${item.id}.png`}
      author={publisher}
      publisher={publisher}
      isAccessibleForFree
    />
  );
}

interface Props {
  kind: 'news' | 'governmentNews';
  item: Publication<'news'>;
}

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
