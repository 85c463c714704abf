import type { ReactNode, Ref } from 'react';
import { Confirmation } from '@/components/forms/confirmation';
import type { FormTexts } from '@/lib/forms/form-words';
import type { Receipt } from '@/lib/forms/receipt';
import { formatDateTime, formatHijriDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

interface Props {
  locale: Locale;
  texts: FormTexts;
  receipt: Receipt;
  actions: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The confirmation of a form: reference number, date in both calendars, what happens next. */
export function FormConfirmation({ locale, texts, receipt, actions, headingRef }: Props) {
  const { common, next } = texts;
  const { referenceNumber } = receipt;
  const at = new Date(receipt.receivedAt);
  const reference = { term: common['done.reference'], detail: referenceNumber, isReference: true };
  const arrival = {
    term: common['done.receivedAt'],
    detail: `${formatHijriDate(at, locale)} · ${formatDateTime(at, locale)}`,
  };
  return (
    <Confirmation
      title={common['done.title']}
      text={common['done.text']}
      facts={referenceNumber ? [reference, arrival] : [arrival]}
      nextTitle={common['done.nextTitle']}
      next={referenceNumber ? [common['done.keep'], ...next] : next}
      actions={actions}
      headingRef={headingRef}
    />
  );
}
