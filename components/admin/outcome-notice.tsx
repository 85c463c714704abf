import { getTranslations } from 'next-intl/server';
import { ErrorSummary, type FieldFault } from '@/components/ui/error-summary';
import { Notice } from '@/components/ui/notice';
import { readOutcome } from '@/lib/forms/no-javascript/read-outcome';
import type { Query } from '@/lib/routing/query-value';
import styles from './desk.module.css';

interface Props {
  query: Query;
  /** Said where the post before this page succeeded. */
  done: string;
  /** What was wrong with single fields; each line leads to its field. */
  faults?: readonly FieldFault[];
}

/** What became of the post that led here: done, or why not, field by field or line by line. */
export async function OutcomeNotice({ query, done, faults = [] }: Props) {
  const outcome = await readOutcome(query.sent ?? query.answers);
  if (outcome?.answer) return <Notice tone="success" role="status" title={done} />;
  if (faults.length > 0) {
    const t = await getTranslations('errors');
    return <ErrorSummary title={t('validation')} faults={faults} />;
  }
  if (!outcome?.message) return null;
  const [title, ...lines] = outcome.message.split('\n');
  return (
    <Notice tone="error" role="alert" title={title}>
      {lines.length > 0 ? <p className={styles.lines}>{lines.join('\n')}</p> : null}
    </Notice>
  );
}
