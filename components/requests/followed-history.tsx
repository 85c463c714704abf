import { getLocale, getTranslations } from 'next-intl/server';
import { writeLabel } from '@/lib/i18n/format';
import { formatDatesAndTime } from '@/lib/i18n/format-time';
import { loadRequestNames } from '@/lib/requests/request-names';
import type { FollowedRequest } from '@/lib/requests/schemas';
import { DocumentLink } from './document-link';
import styles from './requests.module.css';

interface Props {
  history: FollowedRequest['history'];
  /** The entry whose files are being checked; -1 for none. */
  checked: number;
}

/** The timeline of a request for its sender, with the files of the staff. */
export async function FollowedHistory({ history, checked }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('requests');
  const names = await loadRequestNames(locale);
  return (
    <ol className={styles.history}>
      {history.map(({ status, at, note, files, documents }, index) => (
        <li key={`${status}${at}`}>
          <strong>{index === checked ? names.beingChecked : names.state(status)}</strong>{' '}
          <time dateTime={at}>{formatDatesAndTime(new Date(at), locale)}</time>
          {note ? <p className={styles.note}>{note}</p> : null}
          {files.length > 0 ? (
            <p className={styles.note}>
              {writeLabel(t('answer.files'), locale)}{' '}
              {files.map((name) => (
                <bdi key={name} className={styles.file}>
                  {name}
                </bdi>
              ))}
            </p>
          ) : null}
          {documents.map((document) => (
            <p key={document.key} className={styles.note}>
              <DocumentLink document={document} />
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
