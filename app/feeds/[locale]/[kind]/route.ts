import { isLocale } from '@/lib/i18n/locales';
import { respondNotFoundRedirect } from '@/lib/routing/not-found-redirect';
import { serveFeed } from '@/lib/seo/feeds/render';

type Context = { params: Promise<{ locale: string; kind: string }> };

export const dynamic = 'force-dynamic';

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, kind } = await params;
  return (isLocale(locale) ? await serveFeed(locale, kind) : null) ?? respondNotFoundRedirect();
}
