import 'server-only';
import { now } from '@/lib/env/clock';
import { STATES } from '@/lib/forms/definition/transitions';
import { MAX_SUPPORTIVE_FILES } from '@/lib/forms/files/rules';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { readPostedDay } from '@/lib/forms/rules/day';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import { loadPostedErrors, type PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatDate, parseDay, toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { requestAnswer } from '@/lib/requests/answer-form';
import { CONTACT_LENGTH, type FollowedRequest, NUMBER_LENGTH } from '@/lib/requests/schemas';
import type { Query } from '@/lib/routing/query-value';

export interface Lookup {
  found: FollowedRequest | null;
  /** Entered values; the contact also gives access to the request for the next step. */
  typed: Readonly<Record<'referenceNumber' | 'contact' | 'to' | 'note' | 'preferredDate', string>>;
  /** Why nothing was found or done, in the reader's language. */
  message: string;
  errors: PostedErrors;
  /** Which file of an answer was refused, and why. */
  fileError: string | null;
  isTransition: boolean;
  /** How many files the form of a refused answer takes; 0 for other transitions. */
  maxFiles: number;
  /** It succeeded; an external root may return nothing else. */
  isDone: boolean;
}

const FIND = 'request-find';
/** Forms for one fixed transition, which is therefore not one of their answers. */
const CHANGES: Readonly<Record<string, string>> = {
  'appointment-reschedule': 'rescheduled',
  'appointment-cancel': 'cancelled',
  'appointment-choose': 'approved',
  [requestAnswer.id]: 'underReview',
};
const FORMS = [FIND, 'request-transition', ...Object.keys(CHANGES)];

export async function loadLookupErrors(
  flash: Pick<FlashMessage, 'errors'> | null,
  locale: Locale,
): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'requests');
  const slots = await loadTranslator(locale, 'slots.sender');
  return loadPostedErrors(flash, locale, {
    referenceNumber: { label: t('referenceNumber'), required: t('lookup.numberMissing'), max: NUMBER_LENGTH },
    contact: { label: t('lookup.contact'), max: CONTACT_LENGTH },
    preferredDate: { label: t('newDay'), min: formatDate(parseDay(toDay(now())), locale) },
    offer: { label: slots('offers'), required: slots('offerMissing') },
    note: { label: t('note'), required: t('noteMissing'), max: NOTE_LENGTH },
  });
}

function readTyped({ form, texts }: FlashMessage): Lookup['typed'] {
  const typed = new URLSearchParams(texts);
  const read = (name: string) => typed.get(name) ?? '';
  const to = CHANGES[form] ?? read('to');
  const { referenceNumber, contact } = { referenceNumber: read('referenceNumber'), contact: read('contact') };
  return {
    referenceNumber,
    contact,
    to,
    note: read('note'),
    preferredDate: readPostedDay('preferredDate', typed),
  };
}

/** The outcome under the key in the address; null if there is none (any more). */
export async function readLookup(locale: Locale, query: Query): Promise<Lookup | null> {
  const flash = await readFlashMessage(query.sent ?? query.answers);
  if (!flash || !FORMS.includes(flash.form)) return null;
  const response = flash.response as { data?: FollowedRequest } | null | undefined;
  return {
    found: response?.data ?? null,
    typed: readTyped(flash),
    message: flash.message ?? '',
    errors: await loadLookupErrors(flash, locale),
    fileError: flash.code === 'files' ? (flash.message ?? null) : null,
    isTransition: flash.form !== FIND,
    maxFiles: flash.form === requestAnswer.id ? MAX_SUPPORTIVE_FILES : 0,
    isDone: flash.response !== undefined,
  };
}

export function pickFailedTransition(
  lookup: Lookup | null,
  { referenceNumber }: FollowedRequest,
): Lookup | null {
  const isOne = lookup?.isTransition && !lookup.isDone && lookup.typed.referenceNumber === referenceNumber;
  return isOne ? lookup : null;
}

/**
 * The refused transition of a visitor who gave number and contact: without their request, which is not read again, its
 * form is shown alone. Null for a signed-in sender, whose request contains the form.
 */
export function findRefusedAlone(lookup: Lookup | null) {
  if (!lookup?.isTransition || lookup.isDone || lookup.typed.contact === '') return null;
  const { to, referenceNumber, contact } = lookup.typed;
  const state = [...STATES.request, ...STATES.appointment].find((known) => known === to);
  return state ? { to: state, referenceNumber, contact, maxFiles: lookup.maxFiles, failed: lookup } : null;
}
