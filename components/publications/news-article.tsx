import { getLocale, getTranslations } from 'next-intl/server';
import { ArticleJsonLd } from 'next-seo';
import type { Publication } from '@/lib/api/contract/schemas/publications';
import { getPublicationPath } from '@/lib/publications/paths';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';

interface Props {
  item: Publication<'news'>;
}

/** A piece of news for search engines. */
export async function NewsArticle({ item }: Props) {
  const locale = await getLocale();
  const meta = await getTranslations('meta');
  const origin = getSiteOrigin();
  const publisher = { name: meta('siteName'), url: origin + getAddress(locale, '') };
  return (
    <ArticleJsonLd
      type="NewsArticle"
      headline={item.title}
      description={item.summary}
      url={origin + getAddress(locale, getPublicationPath('news', item.id))}
      datePublished={item.publishedAt}
      image={`${origin}/share/${locale}/newsDetails.${item.id}.png`}
      author={publisher}
      publisher={publisher}
      isAccessibleForFree
    />
  );
}
