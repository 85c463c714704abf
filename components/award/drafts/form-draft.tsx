'use client';

import { lazy, Suspense } from 'react';
import { useFirstInput } from '@/components/forms/use-first-input';
import type { Props } from './draft-keeper';
import styles from './drafts.module.css';

const DraftKeeper = lazy(() =>
  import('./draft-keeper').then(
    (file) => ({ default: file.DraftKeeper }),
    () => ({ default: DraftNote }),
  ),
);

function DraftNote({ draft }: Pick<Props, 'draft'>) {
  return <p className={styles.note}>{draft.note}</p>;
}

/** The draft on the server. Its script loads when the person begins, or some seconds after the form. */
export function FormDraft(props: Props) {
  const hasBegun = useFirstInput();
  const note = <DraftNote draft={props.draft} />;
  return hasBegun ? (
    <Suspense fallback={note}>
      <DraftKeeper {...props} />
    </Suspense>
  ) : (
    note
  );
}
