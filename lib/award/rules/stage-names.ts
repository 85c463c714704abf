import type { ApplicationStage } from '@/lib/award/schemas';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';

/** The stages of an application in the words of one language. */
export async function loadStageNames(locale: Locale): Promise<Record<ApplicationStage, string>> {
  const t = await loadTranslator(locale, 'award.application');
  const states = await loadTranslator(locale, 'register.status');
  const requests = await loadTranslator(locale, 'requests');
  const outcomes = await loadTranslator(locale, 'results.outcomes');
  return {
    new: states('New'),
    registered: states('FirstStageSubmited'),
    beingChecked: requests('beingChecked'),
    submitted: t('submitted'),
    lapsed: t('lapsed'),
    withdrawn: t('withdrawn'),
    underReview: requests('states.underReview'),
    notAdmitted: (await loadTranslator(locale, 'judging.states'))('ineligible'),
    disqualified: (await loadTranslator(locale, 'exceptions.disqualification'))('stage'),
    winner: outcomes('winner'),
    shortlisted: outcomes('shortlisted'),
    notSelected: outcomes('notSelected'),
  };
}
