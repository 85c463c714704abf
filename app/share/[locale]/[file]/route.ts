import { isLocale } from '@/lib/i18n/locales';
import { respondNotFoundRedirect } from '@/lib/routing/not-found-redirect';
import { findShareFile } from '@/lib/seo/share/find-file';

type Context = { params: Promise<{ locale: string; file: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, file } = await params;
  const { searchParams } = new URL(request.url);
  const found = isLocale(locale) ? await findShareFile(locale, file, searchParams) : null;
  if (!found) return respondNotFoundRedirect();
  const headers = { 'Content-Type': found.type, 'Cache-Control': 'public, max-age=86400' };
  return new Response(found.body, { headers });
}
