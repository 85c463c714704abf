import { serveCalendar } from '@/lib/award/server-side/calendar';
import { isLocale } from '@/lib/i18n/locales';
import { respondNotFoundRedirect } from '@/lib/routing/not-found-redirect';

type Context = { params: Promise<{ locale: string; file: string }> };

export const dynamic = 'force-dynamic';

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, file } = await params;
  return (isLocale(locale) ? await serveCalendar(locale, file) : null) ?? respondNotFoundRedirect();
}
