import { findFeed } from '@/lib/feeds/render';
import { isLocale } from '@/lib/i18n/locales';
import { leaveApp } from '@/lib/routes/leave';

type Context = { params: Promise<{ locale: string; kind: string }> };

const HEADERS = {
  'Content-Type': 'application/rss+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=60',
};

export const dynamic = 'force-dynamic';

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, kind } = await params;
  const feed = isLocale(locale) ? await findFeed(locale, kind) : null;
  return feed ? new Response(feed, { headers: HEADERS }) : leaveApp();
}
