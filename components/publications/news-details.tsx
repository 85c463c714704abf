import type { Publication } from '@/lib/api/contract/schemas/publications';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { listRelated } from '@/lib/publications/queries';
import { DetailsPage } from './details-page';
import { NewsArticle } from './news-article';
import { Related } from './related';

interface Props {
  locale: Locale;
  kind: 'news' | 'governmentNews';
  item: Publication<'news'>;
}

/** A piece of news with others on its topic. */
export async function NewsDetails({ locale, kind, item }: Props) {
  const t = await loadTranslator(locale, 'publications');
  const { topic } = item.data;
  const related = await listRelated(kind, locale, { topic }, item.id);
  return (
    <>
      <DetailsPage
        locale={locale}
        kind={kind}
        item={item}
        marks={[t(`values.news.topic.${topic}`)]}
        aside={
          related.length > 0 ? (
            <Related locale={locale} kind={kind} title={t('related.news')} items={related} />
          ) : null
        }
      />
      <NewsArticle locale={locale} item={item} />
    </>
  );
}
