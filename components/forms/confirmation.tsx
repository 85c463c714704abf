import type { ReactNode, Ref } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Receipt } from '@/lib/forms/browser/receipt';
import type { FormTexts } from '@/lib/forms/texts/browser-texts';
import { formatDatesAndTime } from '@/lib/i18n/format-time';
import type { Locale } from '@/lib/i18n/locales';
import styles from './confirmation.module.css';

interface Fact {
  term: string;
  detail: ReactNode;
  /** The reference number: large, left to right, selected as a whole. */
  isReference?: boolean;
}

interface Props {
  title: string;
  text: string;
  facts: readonly Fact[];
  nextTitle: string;
  next: readonly string[];
  actions: ReactNode;
  /** Moves the focus to the heading if the page did not change. */
  headingRef?: Ref<HTMLHeadingElement>;
}

export function Confirmation({ title, text, facts, nextTitle, next, actions, headingRef }: Props) {
  return (
    <div className={styles.success}>
      <div className={styles.panel} role="status">
        <span className={styles.mark}>
          <Icon name="check" />
        </span>
        <h2 ref={headingRef} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <dl className={styles.facts}>
          {facts.map(({ term, detail, isReference }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                {isReference ? (
                  <bdi className={styles.reference} dir="ltr" data-reference>
                    {detail}
                  </bdi>
                ) : (
                  detail
                )}
              </dd>
            </div>
          ))}
        </dl>
        <p>{text}</p>
      </div>
      <div className={`row ${styles.buttons}`}>{actions}</div>
      <section aria-labelledby="what-next">
        <h3 id="what-next">{nextTitle}</h3>
        <ol className={styles.next}>
          {next.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}

interface FormProps {
  locale: Locale;
  texts: FormTexts;
  receipt: Receipt;
  actions: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

export function FormConfirmation({ locale, texts, receipt, actions, headingRef }: FormProps) {
  const { common, next } = texts;
  const { referenceNumber } = receipt;
  const at = new Date(receipt.receivedAt);
  const text = common[referenceNumber ? 'done.text' : 'done.textWithoutNumber'];
  const reference = { term: common['done.reference'], detail: referenceNumber, isReference: true };
  const arrival = {
    term: common['done.receivedAt'],
    detail: formatDatesAndTime(at, locale),
  };
  return (
    <Confirmation
      title={receipt.beingChecked ? common['done.checkingTitle'] : common['done.title']}
      text={receipt.beingChecked ? common['done.checkingText'] : text}
      facts={referenceNumber ? [reference, arrival] : [arrival]}
      nextTitle={common['done.nextTitle']}
      next={referenceNumber ? [common['done.keep'], ...next] : next}
      actions={actions}
      headingRef={headingRef}
    />
  );
}
