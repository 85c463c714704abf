import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { SendFailure } from '@/lib/forms/browser/send-form';
import type { FormTexts } from '@/lib/forms/texts/browser-texts';
import styles from './service-form.module.css';

interface Props {
  texts: FormTexts;
  sends: boolean;
  isChecking: boolean;
  isSubmitting: boolean;
  progress: number;
  failure: SendFailure | null;
  onChange(): void;
}

export function FormActions({ texts, sends, isChecking, isSubmitting, progress, failure, onChange }: Props) {
  const { common } = texts;
  const percent = progress > 0 && progress < 1 ? ` ${Math.round(progress * 100)}%` : '';
  return (
    <div className={styles.actions}>
      {failure ? <FailureNotice failure={failure} texts={texts} /> : null}
      <div className={styles.buttons}>
        <Button type="submit" size="large" aria-disabled={isSubmitting || undefined}>
          {failure ? common['actions.retry'] : common[sends ? 'actions.send' : 'actions.check']}
        </Button>
        {isChecking ? (
          <Button variant="secondary" size="large" onClick={onChange}>
            {common['actions.change']}
          </Button>
        ) : null}
      </div>
      <div role="status">
        {isSubmitting ? <Spinner label={`${common['actions.sending']}${percent}`} /> : null}
      </div>
      <p className={styles.note}>{common['actions.kept']}</p>
    </div>
  );
}

function FailureNotice({ failure, texts: { common } }: { failure: SendFailure; texts: FormTexts }) {
  const isRefused = failure.kind === 'refused';
  return (
    <Notice
      tone="error"
      role="alert"
      title={common[isRefused ? 'failure.refusedTitle' : 'failure.unreachableTitle']}
    >
      <p>{isRefused || failure.kind === 'unclear' ? failure.message : common['failure.unreachable']}</p>
      {isRefused ? <p>{common['failure.kept']}</p> : null}
      {isRefused && failure.signIn ? (
        <ButtonLink href={failure.signIn}>{common['signIn.button']}</ButtonLink>
      ) : null}
    </Notice>
  );
}
