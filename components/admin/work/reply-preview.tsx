import { getTranslations } from 'next-intl/server';
import type { OpenedRequest } from '@/lib/requests/schemas';
import type { ReplyPreview as Preview } from '@/lib/requests/work/reply-schemas';
import admin from '../admin.module.css';
import { ReplyContents } from './reply-contents';
import styles from './requests.module.css';

/** What the sender would read of a reply that is still in the form. */
export async function ReplyPreview({ request, reply }: { request: OpenedRequest; reply: Preview }) {
  const t = await getTranslations('desk');
  return (
    <section className={`${admin.part} ${styles.pending}`} aria-labelledby="preview">
      <h2 id="preview">{t('pending.title')}</h2>
      <ReplyContents request={request} reply={reply} />
      <p>
        <a href="#reply">{t('reply.title')}</a>
      </p>
    </section>
  );
}
