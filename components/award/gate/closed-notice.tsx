'use client';

import { useLocale, useTranslations } from 'next-intl';
import { OverlayFrame, useAwardHref } from '@/components/award/overlay/overlay-frame';
import { ReferenceLine } from '@/components/award/overlay/reference-line';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { nameOfStatus } from '@/lib/award/definition/enumerations';
import type { AwardForm, Closed } from '@/lib/award/rules/decide-opening';
import { stageShownOf } from '@/lib/award/rules/shown-stage';
import type { ApplicationStage, AwardConfiguration, MyRequest, StoredFile } from '@/lib/award/schemas';
import { formatFileSize } from '@/lib/forms/files/format-file-size';
import { readSizeTexts } from '@/lib/forms/files/size-texts';
import styles from './gate.module.css';
import { WindowDates } from './window-dates';

interface Props {
  pressed: AwardForm;
  closed: Closed;
  configuration: AwardConfiguration | null;
  request: MyRequest['data'];
  /** The names of the stages, which the award's page uses too. */
  stages: Readonly<Record<ApplicationStage, string>>;
}

/** Both forms are closed: the message of the error catalogue (OPEN-07), the dates, and a link back. */
export function ClosedNotice({ pressed, closed, configuration, request, stages }: Props) {
  const t = useTranslations('opening');
  const locale = useLocale();
  const states = useTranslations('register.status');
  const { notice, tone, next, referenceNumber } = closed;
  const stage = request && stageShownOf(request);
  // Advice about the coming judging would contradict a stage that has been shown.
  const isJudged = notice === 'completed' && stage !== null;
  const isChecking = notice === 'completed' && request?.beingChecked === true;
  const message = isChecking ? 'beingChecked' : notice;
  const advice = notice === 'ended' && next ? 'endedNext' : message;
  return (
    <OverlayFrame title={t(`title.${pressed}`)} closeLabel={t('back')}>
      <div className={styles.panel}>
        <Notice tone={tone} title={t(`closed.${message}`)} role="status">
          {isJudged ? null : <p>{t(`advice.${advice}`)}</p>}
        </Notice>
        {request && !isChecking && notice !== 'withdrawn' && notice !== 'disqualified' ? (
          <p>
            {t('state', {
              state: stage ? stages[stage] : states(nameOfStatus(request.scholarshipRequestStatus)),
            })}
          </p>
        ) : null}
        {referenceNumber ? <ReferenceLine label={t('reference')} number={referenceNumber} /> : null}
        {notice === 'completed' && !isChecking ? (
          <StoredFiles files={request?.projectRegisteration?.files ?? []} />
        ) : null}
        {configuration && (notice === 'notStarted' || notice === 'ended') ? (
          <WindowDates configuration={configuration} />
        ) : null}
        {request ? (
          <ButtonLink variant="secondary" href={`/${locale}/Researchers/application`}>
            {t('mine')}
          </ButtonLink>
        ) : null}
        <ButtonLink href={useAwardHref()}>{t('back')}</ButtonLink>
      </div>
    </OverlayFrame>
  );
}

/** The received files of a completed request. Each can be downloaded only by its owner. */
function StoredFiles({ files }: { files: readonly StoredFile[] }) {
  const t = useTranslations('opening');
  const sizeTexts = readSizeTexts(t, useLocale());
  if (files.length === 0) return null;
  return (
    <section className={styles.windows} aria-labelledby="received-files">
      <h2 className={styles.heading} id="received-files">
        {t('receivedFiles')}
      </h2>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id}>
            <a className={styles.file} href={file.url} download>
              <Icon name="download" />
              <bdi>{file.name}</bdi>
            </a>
            <bdi className={styles.size}>{formatFileSize(file.size, sizeTexts)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
