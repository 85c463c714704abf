import { getTranslations } from 'next-intl/server';
import { ErrorSummary, type FieldError } from '@/components/ui/error-summary';
import { Notice } from '@/components/ui/notice';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import type { Query } from '@/lib/routing/query-value';
import styles from './admin.module.css';

interface Props {
  query: Query;
  /** Said where the post before this page succeeded. */
  done: string;
  /** What was wrong with single fields; each line leads to its field. */
  errors?: readonly FieldError[];
}

/** What became of the post that led here: done, or why not, field by field or line by line. */
export async function FlashNotice({ query, done, errors = [] }: Props) {
  const flash = await readFlashMessage(query.sent ?? query.answers);
  // A root that answers nothing has done it all the same.
  if (flash && flash.response !== undefined) return <Notice tone="success" role="status" title={done} />;
  if (errors.length > 0) {
    const t = await getTranslations('errors');
    return <ErrorSummary title={t('validation')} errors={errors} />;
  }
  if (!flash?.message) return null;
  const [title, ...lines] = flash.message.split('\n');
  return (
    <Notice tone="error" role="alert" title={title}>
      {lines.length > 0 ? <p className={styles.lines}>{lines.join('\n')}</p> : null}
    </Notice>
  );
}
