import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { answerManifest } from '@/lib/offline/answer-files';

/** The app manifest in the language that the address names (`?lang=`), else in Arabic. */
export function GET(request: Request): Promise<Response> {
  const language = new URL(request.url).searchParams.get('lang') ?? undefined;
  return answerManifest(isLocale(language) ? language : DEFAULT_LOCALE);
}
