import 'server-only';
import { loadStageNames } from '@/lib/award/rules/stage-names';
import type { MyApplication } from '@/lib/award/schemas';
import { formatYear, separatorOf } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { getEdition } from './edition-queries';

/** A link to an application, and the text after it. */
export interface ApplicationLink {
  href: string;
  label: string;
  details: string;
}

/** Links to a person's applications, each with its edition, stage and number. */
export async function listApplicationLinks(
  applications: readonly MyApplication[],
  locale: Locale,
): Promise<ApplicationLink[]> {
  if (applications.length === 0) return [];
  const meta = await loadTranslator(locale, 'meta');
  const t = await loadTranslator(locale, 'admin.editions');
  const stages = await loadStageNames(locale);
  const { year: current } = await getEdition(locale);
  const separator = separatorOf(locale);
  return applications.map(({ edition, stage, request }) => {
    const name = t('title', { year: formatYear(edition, locale) });
    // The isolates keep the number together in a line of the other direction.
    const number = request.referenceNumber && `\u2068${request.referenceNumber}\u2069`;
    return {
      href: `/${locale}/Researchers/application${edition === current ? '' : `?edition=${edition}`}`,
      label: [meta('application.title'), name].join(separator),
      details: [stages[stage], ...(number ? [number] : [])].join(separator),
    };
  });
}
