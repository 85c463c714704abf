import { answerFeed } from '@/lib/feeds/render';
import { isLocale } from '@/lib/i18n/locales';
import { leaveApp } from '@/lib/routes/leave';

type Context = { params: Promise<{ locale: string; kind: string }> };

export const dynamic = 'force-dynamic';

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, kind } = await params;
  return (isLocale(locale) ? await answerFeed(locale, kind) : null) ?? leaveApp();
}
