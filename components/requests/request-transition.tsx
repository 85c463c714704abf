import { getLocale, getTranslations } from 'next-intl/server';
import { CodedForm } from '@/components/forms/coded-form';
import { PostedDayField } from '@/components/forms/posted-day-field';
import { PostedFileField } from '@/components/forms/posted-file-field';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import type { Endpoint } from '@/lib/api/contract/endpoint';
import { needsNote, type RequestState } from '@/lib/forms/definition/transitions';
import { MAX_FILE_MEGABYTES, TYPE_NAMES } from '@/lib/forms/files/rules';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { listExampleDays } from '@/lib/forms/rules/example-day';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import { toDay } from '@/lib/i18n/format';
import { hasText } from '@/lib/i18n/has-text';
import { readPageTime } from '@/lib/page-reads/page-time';
import { ANSWER_FILES, requestAnswer } from '@/lib/requests/answer-form';
import { APPOINTMENT_ENDPOINTS } from '@/lib/requests/appointment-endpoints';
import { REQUEST_ENDPOINTS } from '@/lib/requests/endpoints';
import type { Lookup } from '@/lib/requests/read-lookup';
import styles from './requests.module.css';

interface Props {
  to: RequestState;
  referenceNumber: string;
  /** The contact that opened the request, if the visitor is not its signed-in sender. */
  contact: string;
  /** How many files may come with an answer; 0 for other transitions. */
  maxFiles: number;
  /** Set if this transition was refused: it is shown open, with the typed values and the errors. */
  failed: Lookup | null;
}

interface Call {
  form: string;
  endpoint: Endpoint;
}

/** An answer without files goes through `Requests/Move`, which every API has. */
const ANSWER: Call = { form: requestAnswer.id, endpoint: requestAnswer.endpoint };
const MOVE: Call = { form: 'request-transition', endpoint: REQUEST_ENDPOINTS.transitionServiceRequest };

/** The transitions for which an appointment has separate calls. */
const CALLS: Partial<Record<RequestState, Call>> = {
  rescheduled: { form: 'appointment-reschedule', endpoint: APPOINTMENT_ENDPOINTS.rescheduleAppointment },
  cancelled: { form: 'appointment-cancel', endpoint: APPOINTMENT_ENDPOINTS.cancelAppointment },
};

/** One action of the sender on a request, in a disclosure. An appointment can be moved to another day. */
export async function RequestTransition({ to, referenceNumber, contact, maxFiles, failed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('requests');
  const forms = await getTranslations('forms');
  const transition = `transitions.${to}`;
  const isNewDay = to === 'rescheduled';
  const uploader = await getTranslations('uploader');
  const { form, endpoint } = maxFiles > 0 ? ANSWER : (CALLS[to] ?? MOVE);
  const idOf = (name: string) => `${referenceNumber}-${to}-${name}`;
  return (
    <details className={styles.transition} open={failed !== null}>
      <summary>{hasText(t, transition) ? t(transition) : t(`states.${to}`)}</summary>
      <CodedForm address={noJavaScriptAddress(form, locale)} endpoint={endpoint} hasFiles={maxFiles > 0}>
        <input type="hidden" name="referenceNumber" value={referenceNumber} />
        <input type="hidden" name="contact" value={contact} />
        {maxFiles > 0 ? null : <input type="hidden" name="to" value={to} />}
        {isNewDay ? (
          <PostedDayField
            id={idOf('preferredDate')}
            name="preferredDate"
            label={t('newDay')}
            hint={forms('day.hint', listExampleDays(locale, toDay(readPageTime())))}
            error={failed?.errors.of('preferredDate')}
            value={failed?.typed.preferredDate}
          />
        ) : null}
        <TextArea
          id={idOf('note')}
          name="note"
          error={failed?.errors.of('note')}
          defaultValue={failed?.typed.note}
          label={t('note')}
          maxLength={NOTE_LENGTH}
          rows={3}
          optionalLabel={needsNote(to, 'sender') ? undefined : forms('optional')}
          required={needsNote(to, 'sender')}
        />
        {maxFiles > 0 ? (
          <PostedFileField
            id={idOf(ANSWER_FILES)}
            name={ANSWER_FILES}
            multiple={maxFiles > 1}
            label={t('answer.files')}
            hint={uploader('limits.several', {
              max: maxFiles,
              types: TYPE_NAMES,
              n: MAX_FILE_MEGABYTES,
            })}
            error={failed?.fileError ?? undefined}
            optionalLabel={forms('optional')}
          />
        ) : null}
        <Button type="submit" variant="secondary">
          {t('confirm')}
        </Button>
      </CodedForm>
    </details>
  );
}
