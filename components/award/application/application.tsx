import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ReferenceLine } from '@/components/award/overlay/reference-line';
import { ButtonLink } from '@/components/ui/button';
import { PrintButton } from '@/components/ui/print-button';
import { CERTIFICATE_ENDPOINTS } from '@/lib/award/certificate-endpoints';
import { FILE_SLOTS, type FileSlot } from '@/lib/award/definition/file-slots';
import type { Registration } from '@/lib/award/definition/registration';
import type { Edition } from '@/lib/award/edition-with-texts';
import { AWARD_ENDPOINTS } from '@/lib/award/endpoints';
import { loadRegistrationLabels } from '@/lib/award/rules/registration-labels';
import { loadStageNames } from '@/lib/award/rules/stage-names';
import type { MyApplication, StoredFile } from '@/lib/award/schemas';
import { env } from '@/lib/env/env';
import { formatFileSize } from '@/lib/forms/files/format-file-size';
import { readSizeTexts } from '@/lib/forms/files/size-texts';
import { formatYear, writeLabel } from '@/lib/i18n/format';
import { formatDatesAndTime } from '@/lib/i18n/format-time';
import styles from './application.module.css';
import { Result } from './result';

interface Props {
  application: MyApplication;
  edition: Edition;
}

/** The person's application: stage and number, next steps (`children`), answers and files. */
export async function Application({
  application: { edition: year, stage, request, registeredAt, submittedAt },
  edition,
  children,
}: Props & { children: ReactNode }) {
  const locale = await getLocale();
  const t = await getTranslations('award.application');
  const stages = await loadStageNames(locale);
  const editions = await getTranslations('admin.editions');
  const submit = await getTranslations('submit.success');
  const register = await getTranslations('register.success');
  const opening = await getTranslations('opening');
  const receipt = await getTranslations('certificates.receipt');
  return (
    <>
      <section className={`box ${styles.part}`}>
        <p className={styles.stage}>{stages[stage]}</p>
        <Judged request={request} />
        <p>{editions('title', { year: formatYear(edition.year, locale) })}</p>
        {request.referenceNumber ? (
          <ReferenceLine label={opening('reference')} number={request.referenceNumber} />
        ) : null}
        <Moment label={register('date')} at={registeredAt} />
        <Moment label={submit('date')} at={submittedAt} />
        <div className={styles.actions} data-screen="">
          <PrintButton label={submit('print')} />
          {env.API_ROOT ? (
            <p>{t('external')}</p>
          ) : (
            <>
              <ButtonLink
                variant="secondary"
                href={`/gateway/${CERTIFICATE_ENDPOINTS.getReceipt.path}?edition=${year}&language=${locale}`}
                download
              >
                {receipt('download')}
              </ButtonLink>
              <ButtonLink
                variant="secondary"
                href={`/gateway/${AWARD_ENDPOINTS.exportMine.path}?format=zip&language=${locale}`}
                download
              >
                {t('export')}
              </ButtonLink>
            </>
          )}
        </div>
      </section>
      <Result edition={year} request={request} />
      {children}
      <GivenAnswers request={request} edition={edition} />
      <GivenFiles
        files={request.projectRegisteration?.files ?? []}
        isChecking={request.beingChecked === true}
      />
    </>
  );
}

/** The prize category of an admitted application and its prize, or why it is not admitted or disqualified. */
async function Judged({ request }: Pick<MyApplication, 'request'>) {
  const { refusalReasons, disqualification, prizeCategory, prize } = request;
  const locale = await getLocale();
  const t = await getTranslations('judging');
  const prizes = await getTranslations('award.categories');
  const exceptions = await getTranslations('exceptions');
  return (
    <>
      {prizeCategory ? (
        <p>
          {writeLabel(t('category'), locale)} <bdi>{prizeCategory}</bdi>
        </p>
      ) : null}
      {prize ? <p>{prizes(prize)}</p> : null}
      {disqualification ? (
        <>
          <Moment label={exceptions('at')} at={disqualification.at} />
          <p>
            {writeLabel(exceptions('reason'), locale)} <bdi>{disqualification.reason}</bdi>
          </p>
        </>
      ) : null}
      {refusalReasons?.map(({ rule, reason }) => (
        <p key={rule}>
          {writeLabel(t(`rules.${rule}`), locale)} <bdi>{reason}</bdi>
        </p>
      ))}
    </>
  );
}

/** When something was received, in both calendars. */
async function Moment({ label, at }: { label: string; at: string | undefined }) {
  const locale = await getLocale();
  if (!at) return null;
  return (
    <p>
      {writeLabel(label, locale)} <time dateTime={at}>{formatDatesAndTime(new Date(at), locale)}</time>
    </p>
  );
}

async function GivenAnswers({ request, edition }: Pick<MyApplication, 'request'> & Pick<Props, 'edition'>) {
  const t = await getTranslations('admin.award');
  const locale = await getLocale();
  const labels = await loadRegistrationLabels(locale, edition);
  return (
    <section className={styles.part} aria-labelledby="answers">
      <h2 id="answers">{t('answers')}</h2>
      <dl className={styles.answers}>
        {labels.describe(request as Registration).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value || t('unanswered')}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const slotOf = (type: number) =>
  (Object.keys(FILE_SLOTS) as FileSlot[]).find((slot) => FILE_SLOTS[slot].type === type) ??
  'ExtraSupportiveFiles';

/** The files of the submission. Each can be downloaded only by its owner and after the virus scan. */
async function GivenFiles({ files, isChecking }: { files: readonly StoredFile[]; isChecking: boolean }) {
  const locale = await getLocale();
  const t = await getTranslations('admin.award');
  const names = await getTranslations('submit.form.fields');
  const sizeTexts = readSizeTexts(await getTranslations('opening'), locale);
  return (
    <section className={styles.part} aria-labelledby="files">
      <h2 id="files">{t('files')}</h2>
      {files.length === 0 ? <p>{t('noFiles')}</p> : null}
      <ul className={styles.files}>
        {files.map(({ id, attachmentType, name, size, url }) => (
          <li key={id}>
            {writeLabel(names(`${slotOf(attachmentType)}.label`), locale)}{' '}
            {isChecking ? (
              <bdi>{name}</bdi>
            ) : (
              <a href={url} download>
                <bdi>{name}</bdi>
              </a>
            )}{' '}
            <bdi>({formatFileSize(size, sizeTexts)})</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
