import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { formatNumber } from '@/lib/i18n/format-number';
import { formatTime } from '@/lib/i18n/format-time';
import { getLocaleRow } from '@/lib/i18n/locales';
import {
  type BulkPreview,
  type BulkOutcome as Outcome,
  SKIP_REASONS,
  type UndoOutcome,
} from '@/lib/requests/work/bulk-schemas';
import { ListFields } from '../list-fields';
import styles from './bulk.module.css';
import requests from './requests.module.css';

interface Props {
  outcome: Outcome | UndoOutcome | BulkPreview;
  /** The kind of outcome: of a change, of a change that waits, of undoing one, or of a preview. */
  of: 'changed' | 'pending' | 'closing' | 'undone' | 'previewed';
  /** The parameters of the list: the same list is shown after undoing. */
  query: Readonly<Record<string, string>>;
}

/** How many requests were changed, which were not and why, and the button that undoes it. */
export async function BulkOutcome({ outcome, of, query }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('desk.bulk');
  const { changed: count, skipped, missing } = outcome;
  const undo = 'undo' in outcome ? outcome.undo : null;
  const texts = 'texts' in outcome ? outcome.texts : [];
  const isWaiting = of === 'pending' || of === 'closing';
  const reasons = SKIP_REASONS.map((reason) => ({
    reason,
    rows: skipped.filter((row) => row.reason === reason),
  })).filter(({ rows }) => rows.length > 0);
  return (
    <Notice
      tone={skipped.length + missing > 0 ? 'warning' : of === 'previewed' ? 'info' : 'success'}
      role="status"
      title={t(count === 0 && isWaiting ? 'changed' : of, {
        count,
        number: formatNumber(count, locale),
      })}
    >
      {undo ? (
        <form className={styles.undo} method="post" action={noJavaScriptAddress('requests-undo', locale)}>
          <ListFields query={query} />
          <input type="hidden" name="id" value={undo.id} />
          <span>{t('until', { time: formatTime(new Date(undo.until), locale) })}</span>
          <Button type="submit" variant="secondary">
            {t('undo')}
          </Button>
        </form>
      ) : null}
      {texts.map((text) => (
        <section key={text.locale} aria-label={getLocaleRow(text.locale).name}>
          <p>
            {t('inLanguage', {
              language: getLocaleRow(text.locale).name,
              count: text.count,
              number: formatNumber(text.count, locale),
            })}
          </p>
          <p className={requests.letter} lang={text.locale} dir={getLocaleRow(text.locale).dir}>
            {text.text}
          </p>
        </section>
      ))}
      {reasons.length > 0 ? (
        <>
          <p>{t('skipped')}</p>
          <ul className={styles.skipped}>
            {reasons.map(({ reason, rows }) => (
              <li key={reason}>
                {t(`reasons.${reason}`)}
                <span className={styles.numbers}>
                  {rows.map(({ id, referenceNumber }) => (
                    <a key={id} href={`/${locale}/desk/requests/${id}`}>
                      <bdi>{referenceNumber}</bdi>
                    </a>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {missing > 0 ? <p>{t('missing', { count: missing, number: formatNumber(missing, locale) })}</p> : null}
    </Notice>
  );
}
