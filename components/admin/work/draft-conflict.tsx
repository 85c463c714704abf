import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import type { OpenedRequest } from '@/lib/requests/schemas';
import { readDraft } from '@/lib/requests/work/draft-controls';
import { Moment } from '../admin-table';
import styles from './requests.module.css';

/** The form of the reply or note that posts its draft, to see what another window or device has saved. */
export const DRAFT_FORM = 'request-draft';

interface Props {
  request: Pick<OpenedRequest, 'drafts'>;
  /** The draft that was refused. */
  refused: FlashMessage;
}

/** The text that another window or device has saved; the form below has that of this one. */
export async function DraftConflict({ request: { drafts }, refused }: Props) {
  const t = await getTranslations('desk.drafts');
  const stored = drafts[readDraft(new URLSearchParams(refused.texts)).kind];
  return (
    <Notice tone="warning" role="alert" title={t(stored ? 'other' : 'gone')}>
      {stored ? (
        <>
          <p>
            <Moment at={stored.savedAt} />
          </p>
          <p className={styles.letter} dir="auto">
            {stored.text}
          </p>
        </>
      ) : null}
      <p>{t('choose')}</p>
    </Notice>
  );
}
