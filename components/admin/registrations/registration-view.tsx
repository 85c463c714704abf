import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import type { AdminProps } from '@/lib/admin/admin-pages';
import type { ADMIN_ENDPOINTS } from '@/lib/admin/endpoints';
import { findRegistration } from '@/lib/admin/queries';
import type { ResponseOf } from '@/lib/api/contract/endpoint';
import { slotOfType } from '@/lib/award/definition/file-slots';
import { loadRegistrationLabels } from '@/lib/award/rules/registration-labels';
import { pickEdition } from '@/lib/award/server-side/edition-queries';
import { env } from '@/lib/env/env';
import { isDay } from '@/lib/forms/rules/calendars';
import { formatDay, formatYear, writeLabel } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { hasText } from '@/lib/i18n/has-text';
import styles from '../admin.module.css';
import { Moment } from '../admin-table';
import desk from '../work/requests.module.css';

interface Props {
  files: ResponseOf<typeof ADMIN_ENDPOINTS.getRegistration>['data']['files'];
  beingChecked?: boolean;
  /** False shows their names only. */
  mayOpen?: boolean;
}

/** The files of a submission, each with a download link. */
export async function SubmittedFiles({ files, beingChecked, mayOpen = !beingChecked }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('admin.award');
  const submit = await getTranslations('submit');
  const requests = await getTranslations('requests');
  return (
    <section className={styles.part} aria-labelledby="files">
      <h2 id="files">{t('files')}</h2>
      {files.length === 0 ? <p>{t('noFiles')}</p> : null}
      {beingChecked ? <p>{requests('beingChecked')}</p> : null}
      <ul className={styles.files}>
        {files.map(({ id, type, name, size }) => (
          <li key={id}>
            {writeLabel(submit(`form.fields.${slotOfType(type)}.label`), locale)}{' '}
            {mayOpen ? (
              <a href={`/gateway/Desk/GetSubmittedFile?id=${id}`} download>
                <bdi>{name}</bdi>
              </a>
            ) : (
              <bdi>{name}</bdi>
            )}{' '}
            ({t('kilobytes', { size: formatNumber(Math.ceil(size / 1024), locale) })})
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The answers of a registration. @param answers labels and values */
export async function SubmittedAnswers({ answers }: { answers: readonly [label: string, value: string][] }) {
  const locale = await getLocale();
  const t = await getTranslations('admin.award');
  const show = (value: string) => (isDay(value) ? formatDay(value, locale) : value);
  return (
    <section className={styles.part} aria-labelledby="answers">
      <h2 id="answers">{t('answers')}</h2>
      <dl className={styles.answers}>
        {answers.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{show(value) || t('unanswered')}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** One registration: its answers, files and history. An invalid id redirects out of the app (ROUTE-06). */
export async function RegistrationView({ asker, id }: AdminProps) {
  const { locale } = asker;
  const found = await findRegistration(asker, id);
  if (!found) redirect(env.NOT_FOUND_URL);
  const t = await getTranslations('admin.award');
  const events = await getTranslations('admin.award.events');
  const kinds = await getTranslations('admin.trail.kinds');
  const nameEvent = (kind: string) => {
    if (hasText(events, kind)) return events(kind);
    return hasText(kinds, kind) ? kinds(kind) : kind;
  };
  const editions = await getTranslations('admin.editions');
  const edition = editions('title', { year: formatYear(found.edition, locale) });
  const labels = await loadRegistrationLabels(locale, await pickEdition(locale, String(found.edition)));
  return (
    <>
      <p>
        <a href={`/${locale}/desk/award`}>{t('back')}</a>
      </p>
      <h1>
        <bdi>{found.referenceNumber}</bdi>
      </h1>
      <p className={styles.lead}>
        <bdi>{found.researchTitle}</bdi>
      </p>
      <p className={desk.head}>
        <span className={desk.state}>{labels.state(found)}</span>
        <span>{edition}</span>
      </p>
      <div className={desk.screen}>
        <SubmittedAnswers answers={labels.describe(found.answers)} />
        <aside className={desk.column}>
          <SubmittedFiles files={found.files} beingChecked={found.beingChecked} />
          <section className={styles.part} aria-labelledby="history">
            <h2 id="history">{t('history')}</h2>
            <ol className={styles.history}>
              {found.history.map(({ kind, at, actor }) => (
                <li key={`${at}${kind}`}>
                  <Moment at={at} /> {nameEvent(kind)} ({t(`actors.${actor}`)})
                </li>
              ))}
            </ol>
          </section>
        </aside>
      </div>
    </>
  );
}
