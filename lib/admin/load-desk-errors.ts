import 'server-only';
import { ELIGIBILITY_RULES } from '@/lib/award/definition/eligibility';
import { now } from '@/lib/env/clock';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import { loadPostedErrors, type PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatDate, parseDay, toDay } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { FORMS } from '@/lib/requests/forms';
import { loadRequestNames } from '@/lib/requests/request-names';
import { NUMBER_LENGTH } from '@/lib/requests/schemas';
import { MAX_BULK } from '@/lib/requests/work/bulk-schemas';
import { LEVEL_CONTROL, TEMPLATE_CONTROL } from '@/lib/requests/work/controls';
import { DEPARTMENTS, MAX_LEVEL_DAYS, TEAM_NAME_LENGTH } from '@/lib/requests/work/office-schemas';
import { PRIORITIES, REASON_LENGTH } from '@/lib/requests/work/schemas';
import { META_FIELDS, META_LENGTHS } from '@/lib/seo/meta-override';
import { REASON_CONTROL } from './eligibility/eligibility-controls';
import { SUPERVISOR_LENGTH } from './eligibility/eligibility-schemas';

type Left = Pick<FlashMessage, 'errors'> | null;

/** Error messages of a change of a request in the back office. */
export async function loadChangeErrors(flash: Left, locale: Locale): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'admin.requests');
  const work = await loadTranslator(locale, 'desk.work');
  const notes = await loadTranslator(locale, 'desk.notes');
  const replies = await loadTranslator(locale, 'desk.reply');
  const relations = await loadTranslator(locale, 'desk.relations');
  return loadPostedErrors(flash, locale, {
    owner: { label: work('assignTo') },
    team: { label: work('moveTo'), required: work('teamMissing') },
    text: { label: notes('text'), required: notes('textMissing'), max: NOTE_LENGTH },
    reason: { label: work('reason'), required: work('reasonMissing'), max: REASON_LENGTH },
    to: { label: t('to') },
    referenceNumber: {
      label: relations('number'),
      required: relations('numberMissing'),
      pattern: relations('numberUnknown'),
      max: NUMBER_LENGTH,
    },
    preferredDate: { label: t('day'), min: formatDate(parseDay(toDay(now())), locale) },
    note: {
      label: t('note'),
      required: t('noteMissing'),
      pattern: replies('unfilled'),
      max: NOTE_LENGTH,
    },
  });
}

/** Error messages of a change of many requests. */
export async function loadBulkErrors(flash: Left, locale: Locale): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'desk.bulk');
  const work = await loadTranslator(locale, 'desk.work');
  const replies = await loadTranslator(locale, 'desk.reply');
  const isLong = flash?.errors.rows === 'tooMany';
  return loadPostedErrors(isLong ? { errors: { ...flash?.errors, rows: 'pattern' } } : flash, locale, {
    rows: {
      label: t('title'),
      required: t('rowsMissing'),
      pattern: t('tooMany', { max: formatNumber(MAX_BULK, locale) }),
    },
    action: { label: t('action') },
    owner: { label: work('assignTo'), required: t('ownerMissing') },
    team: { label: work('moveTo'), required: work('teamMissing') },
    reason: { label: work('reason'), required: work('reasonMissing'), max: REASON_LENGTH },
    template: { label: replies('choose'), required: t('templateMissing'), pattern: t('templateFields') },
  });
}

/** Error messages of an eligibility check. */
export async function loadCheckErrors(flash: Left, locale: Locale): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'judging');
  const isAdmission = flash?.errors.unmet === 'choice';
  const reasons = ELIGIBILITY_RULES.map((rule) => [
    REASON_CONTROL(rule),
    {
      label: t('reason', { rule: t(`rules.${rule}`) }),
      required: t('reasonMissing'),
      max: NOTE_LENGTH,
    },
  ]);
  return loadPostedErrors(isAdmission ? { errors: { ...flash?.errors, unmet: 'pattern' } } : flash, locale, {
    unmet: { label: t('unmet'), required: t('contradiction.refuse'), pattern: t('contradiction.admit') },
    ...Object.fromEntries(reasons),
    category: { label: t('category'), required: t('categoryMissing') },
    supervisor: { label: t('supervisor'), pattern: t('supervisorIncomplete'), max: SUPERVISOR_LENGTH },
  });
}

/** Error messages of a decision about a supplier. */
export async function loadDecisionErrors(flash: Left, locale: Locale): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'supplierRegister');
  const day = t('desk.validUntilWrong');
  return loadPostedErrors(flash, locale, {
    validUntil: { label: t('validUntil'), required: day, pattern: day },
    reason: { label: t('reason'), required: t('desk.reasonMissing'), max: NOTE_LENGTH },
  });
}

/** Error messages of page texts written by an editor. */
export async function loadMetaErrors(flash: Left, locale: Locale): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'admin.editor');
  const controls = META_FIELDS.map((field) => [
    field,
    { label: t(`meta.fields.${field}`), ...META_LENGTHS[field] },
  ]);
  const heads = await loadTranslator(locale, 'heads');
  const sheet = { label: heads('file'), required: heads('fileMissing'), pattern: heads('encoding') };
  return loadPostedErrors(flash, locale, { ...Object.fromEntries(controls), sheet });
}

/** Error messages of a request to end sessions. */
export async function loadSessionErrors(flash: Left, locale: Locale): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'sessions');
  return loadPostedErrors(flash, locale, {
    nationalId: { label: t('admin.number'), pattern: t('admin.numberError') },
    confirmed: { label: t('admin.everyone'), required: t('admin.confirmMissing') },
  });
}

/** Error messages of teams, reply templates, service levels and days off. */
export async function loadOfficeErrors(
  flash: Pick<FlashMessage, 'errors' | 'form'> | null,
  locale: Locale,
): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'desk.office');
  const priorities = await loadTranslator(locale, 'desk.priorities');
  const names = await loadRequestNames(locale);
  const texts = LOCALES.map(({ code, name }) => [
    TEMPLATE_CONTROL(code),
    {
      label: t('templates.text', { language: name }),
      required: t('templates.textMissing'),
      pattern: t('templates.mismatch'),
      max: NOTE_LENGTH,
    },
  ]);
  const isTemplate = flash?.form === 'template-save';
  const pattern = t('levels.number', { min: 1, max: MAX_LEVEL_DAYS });
  const levels = FORMS.flatMap(({ id }) =>
    PRIORITIES.map((priority) => {
      const label = t('levels.of', { service: names.form(id), priority: priorities(priority) });
      return [LEVEL_CONTROL(id, priority), { label, pattern }] as const;
    }),
  );
  return loadPostedErrors(flash, locale, {
    name: {
      label: t(isTemplate ? 'templates.name' : 'teams.name'),
      required: t(isTemplate ? 'templates.nameMissing' : 'teams.nameMissing'),
      max: TEAM_NAME_LENGTH,
    },
    ...Object.fromEntries(texts),
    members: { label: t('teams.members') },
    departments: { label: t('teams.departments', { service: names.form(DEPARTMENTS.form) }) },
    remind: { label: t('silence.remind'), pattern },
    close: { label: t('silence.close'), pattern: t('silence.order', { min: 1, max: MAX_LEVEL_DAYS }) },
    ...Object.fromEntries(levels),
    from: { label: t('holidays.from') },
    to: { label: t('holidays.to'), pattern: t('holidays.order') },
  });
}
