import { serveManifest } from '@/lib/content/offline/serve-files';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';

/** The app manifest in the language of the address (`?lang=`), by default Arabic. */
export function GET(request: Request): Promise<Response> {
  const language = new URL(request.url).searchParams.get('lang') ?? undefined;
  return serveManifest(isLocale(language) ? language : DEFAULT_LOCALE);
}
