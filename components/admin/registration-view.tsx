import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { type Asker, findRegistration } from '@/lib/admin/queries';
import { loadRegistrationLabels } from '@/lib/admin/registration-labels';
import { env } from '@/lib/config/env';
import { formatDateTime } from '@/lib/i18n/format';
import { hasText } from '@/lib/i18n/has-text';
import styles from './desk.module.css';
import { SubmittedFiles } from './submitted-files';

/** One registration: its answers, files and history. An id that is none leaves the app (ROUTE-06). */
export async function RegistrationView({ asker, id }: { asker: Asker; id: string }) {
  const { locale } = asker;
  const found = await findRegistration(asker, id);
  if (!found) redirect(env.NOT_FOUND_URL);
  const t = await getTranslations('desk.award');
  const events = await getTranslations('desk.award.events');
  const labels = await loadRegistrationLabels(locale);
  return (
    <>
      <p>
        <a href={`/${locale}/desk/award`}>{t('back')}</a>
      </p>
      <h1>
        <bdi>{found.referenceNumber}</bdi>
      </h1>
      <p className={styles.lead}>{labels.status(found.status)}</p>
      <section className={styles.part} aria-labelledby="answers">
        <h2 id="answers">{t('answers')}</h2>
        <dl className={styles.answers}>
          {labels.describe(found.answers).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value || t('unanswered')}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <SubmittedFiles files={found.files} />
      <section className={styles.part} aria-labelledby="history">
        <h2 id="history">{t('history')}</h2>
        <ol className={styles.history}>
          {found.history.map(({ kind, at, actor }) => (
            <li key={`${at}${kind}`}>
              <time dateTime={at}>{formatDateTime(new Date(at), locale)}</time>{' '}
              {hasText(events, kind) ? events(kind) : kind} ({t(`actors.${actor}`)})
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
