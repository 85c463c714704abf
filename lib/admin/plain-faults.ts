import 'server-only';
import { now } from '@/lib/config/clock';
import type { PlainOutcome } from '@/lib/forms/no-javascript/plain-form';
import { NOTE_LENGTH } from '@/lib/forms/note-schema';
import { loadPlainFaults, type PlainFaults } from '@/lib/forms/plain-faults';
import { formatDate, parseDay, toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { META_FIELDS, META_LENGTHS } from '@/lib/seo/meta-override';

type Left = Pick<PlainOutcome, 'faults'> | null;

/** What was wrong with a change of a request at the desk, in words. */
export async function loadChangeFaults(outcome: Left, locale: Locale): Promise<PlainFaults> {
  const t = await loadTranslator(locale, 'admin.requests');
  return loadPlainFaults(outcome, locale, {
    to: { label: t('to') },
    preferredDate: { label: t('day'), min: formatDate(parseDay(toDay(now())), locale) },
    note: { label: t('note'), required: t('noteMissing'), max: NOTE_LENGTH },
    internalNote: { label: t('internalNote'), max: NOTE_LENGTH },
  });
}

/** What was wrong with texts of a page that an editor wrote. */
export async function loadMetaFaults(outcome: Left, locale: Locale): Promise<PlainFaults> {
  const t = await loadTranslator(locale, 'admin.editor');
  const controls = META_FIELDS.map((field) => [
    field,
    { label: t(`meta.fields.${field}`), ...META_LENGTHS[field] },
  ]);
  return loadPlainFaults(outcome, locale, Object.fromEntries(controls));
}

/** What was wrong with an import of publications as a whole; its lines are told by the API. */
export async function loadImportFaults(outcome: Left, locale: Locale): Promise<PlainFaults> {
  const t = await loadTranslator(locale, 'admin.editor');
  return loadPlainFaults(outcome, locale, { text: { label: t('publications.text') } });
}

/** What was wrong with a wish to end sessions. */
export async function loadSessionFaults(outcome: Left, locale: Locale): Promise<PlainFaults> {
  const t = await loadTranslator(locale, 'sessions');
  return loadPlainFaults(outcome, locale, {
    nationalId: { label: t('admin.number'), pattern: t('admin.numberFault') },
    confirmed: { label: t('admin.everyone'), required: t('admin.confirmMissing') },
  });
}
