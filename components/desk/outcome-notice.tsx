import { Notice } from '@/components/ui/notice';
import { readOutcome } from '@/lib/gateway/forms/read-outcome';
import type { Query } from '@/lib/routes/query-value';
import styles from './desk.module.css';

interface Props {
  query: Query;
  /** Said where the post before this page succeeded. */
  done: string;
}

/** What became of the post that led here: done, or why not, line by line. */
export async function OutcomeNotice({ query, done }: Props) {
  const outcome = await readOutcome((query.sent ?? query.answers) as string | undefined);
  if (outcome?.answer) return <Notice tone="success" role="status" title={done} />;
  if (!outcome?.message) return null;
  const [title, ...lines] = outcome.message.split('\n');
  return (
    <Notice tone="error" role="alert" title={title}>
      {lines.length > 0 ? <p className={styles.lines}>{lines.join('\n')}</p> : null}
    </Notice>
  );
}
