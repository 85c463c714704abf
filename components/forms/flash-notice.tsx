import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ErrorSummary, type FieldError } from '@/components/ui/error-summary';
import { Notice } from '@/components/ui/notice';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import type { Query } from '@/lib/routing/query-value';
import styles from './flash-notice.module.css';

interface Props {
  query: Query;
  done: string;
  /** Errors of single fields; each line links to its field. */
  errors?: readonly FieldError[];
  /** What the post was about, below its result. */
  children?: ReactNode;
}

/** Success, or the reasons for a refusal, by field or as a line. */
export async function FlashNotice({ query, done, errors = [], children }: Props) {
  const flash = await readFlashMessage(query.sent ?? query.answers);
  // An external root may answer a success without a body.
  if (flash && flash.response !== undefined)
    return (
      <Notice tone="success" role="status" title={done}>
        {children}
      </Notice>
    );
  if (errors.length > 0) {
    const t = await getTranslations('errors');
    return <ErrorSummary title={t('validation')} errors={errors} isLoaded />;
  }
  if (!flash?.message) return null;
  const [title, ...lines] = flash.message.split('\n');
  return (
    <Notice tone="error" role="alert" title={title}>
      {lines.length > 0 ? <p className={styles.lines}>{lines.join('\n')}</p> : null}
      {children}
    </Notice>
  );
}
