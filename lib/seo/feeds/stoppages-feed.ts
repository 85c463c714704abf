import 'server-only';
import type { Stoppage } from '@/lib/config/operator/sections';
import { pickText } from '@/lib/config/operator/sections';
import { listStoppages } from '@/lib/content/stoppages/queries';
import { formatDateTime } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import type { FeedItem } from './feed';

/** The interruptions for the feed, the latest announcement first. */
export async function listStoppageItems(locale: Locale): Promise<FeedItem[]> {
  const t = await loadTranslator(locale, 'stoppages');
  const { present, planned, past } = listStoppages();
  const spell = ({ startsAt, endsAt }: Stoppage) => {
    const start = formatDateTime(new Date(startsAt), locale);
    if (!endsAt) return t('openSpan', { start });
    return t('span', { start, end: formatDateTime(new Date(endsAt), locale) });
  };
  const items = [...present, ...planned, ...past].map((row) => {
    const { text } = pickText(row.texts, locale);
    return {
      id: row.id,
      path: `/stoppage#${row.id}`,
      title: text.title,
      summary: `${text.text} (${spell(row)})`,
      publishedAt: new Date(row.announcedAt),
    };
  });
  return items.sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
}
