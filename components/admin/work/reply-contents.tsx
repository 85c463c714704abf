import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DEFAULT_LOCALE, getLocaleRow, isLocale, type Locale } from '@/lib/i18n/locales';
import { loadRequestNames } from '@/lib/requests/request-names';
import type { OpenedRequest } from '@/lib/requests/schemas';
import type { ReplyPreview } from '@/lib/requests/work/reply-schemas';
import admin from '../admin.module.css';
import styles from './requests.module.css';

function In({ language, children }: { language: Locale; children: ReactNode }) {
  return (
    <div lang={language} dir={getLocaleRow(language).dir}>
      {children}
    </div>
  );
}

function Mail({ language, mail }: { language: Locale; mail: NonNullable<ReplyPreview['mail']> }) {
  return (
    <In language={language}>
      <p>
        <strong>{mail.subject}</strong>
      </p>
      <p className={styles.letter}>{mail.text}</p>
    </In>
  );
}

/** State, text, files and mail of a reply in the sender's language, beside the Arabic ones if that is another one. */
export async function ReplyContents({ request, reply }: { request: OpenedRequest; reply: ReplyPreview }) {
  const locale = await getLocale();
  const t = await getTranslations('desk.pending');
  const language = isLocale(request.locale) ? request.locale : locale;
  const theirs = await loadRequestNames(language);
  const arabic = language === DEFAULT_LOCALE ? null : await loadRequestNames(DEFAULT_LOCALE);
  return (
    <>
      <h3>{t('state')}</h3>
      <div className={styles.beside}>
        <In language={language}>
          <p>
            {theirs.state(reply.to)}
            {reply.note ? (
              <span className={styles.letter} dir="auto">
                {reply.note}
              </span>
            ) : null}
          </p>
        </In>
        {arabic ? (
          <In language={DEFAULT_LOCALE}>
            <p>
              {arabic.state(reply.to)}
              {reply.arabicNote ? <span className={styles.letter}>{reply.arabicNote.text}</span> : null}
            </p>
          </In>
        ) : null}
      </div>
      {reply.arabicNote?.isExact === false ? <p>{t('arabicDiffers')}</p> : null}
      {reply.files.length > 0 ? (
        <>
          <h3>{t('files')}</h3>
          <ul className={admin.files}>
            {reply.files.map(({ id, name }) => (
              <li key={id}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h3>{t('mail')}</h3>
      {reply.mail ? (
        <div className={styles.beside}>
          <Mail language={language} mail={reply.mail} />
          {reply.arabicMail ? <Mail language={DEFAULT_LOCALE} mail={reply.arabicMail} /> : null}
        </div>
      ) : (
        <p>{t('noMail')}</p>
      )}
    </>
  );
}
