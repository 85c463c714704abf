import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Button } from '@/components/ui/button';
import { RadioGroup } from '@/components/ui/choice-group';
import { Notice } from '@/components/ui/notice';
import { TextArea } from '@/components/ui/text-area';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadReadingErrors } from '@/lib/admin/readings/load-reading-errors';
import { findReading } from '@/lib/admin/readings/queries';
import type { OpenedReading } from '@/lib/admin/readings/reading-schemas';
import { slotOfType } from '@/lib/award/definition/file-slots';
import { SCORE_BANDS } from '@/lib/award/definition/judging-rules';
import type { Edition } from '@/lib/award/edition-with-texts';
import { loadRegistrationLabels } from '@/lib/award/rules/registration-labels';
import { BAND_RANGES } from '@/lib/award/rules/score-sheet';
import { getEdition } from '@/lib/award/server-side/edition-queries';
import { env } from '@/lib/env/env';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import { separatorOf, writeLabel } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import styles from '../admin.module.css';
import { Moment } from '../admin-table';
import { DeskKeys } from '../keys/desk-keys';
import own from './readings.module.css';
import { ScoreSheetForm } from './score-sheet-form';

type PartProps = { reading: OpenedReading };

/** The files as links; on wide screens the first one is shown beside the sheet. */
async function Files({ reading }: PartProps) {
  const locale = await getLocale();
  const t = await getTranslations('readings');
  const submit = await getTranslations('submit');
  const { id, files, waitingFiles } = reading;
  const addressOf = (file: string) => `/gateway/Jury/ReadFile?id=${id}&file=${file}`;
  const first = files[0];
  return (
    <section className={styles.part} aria-labelledby="files">
      <h2 id="files">{t('files')}</h2>
      {files.length === 0 && waitingFiles === 0 ? <p>{t('noFiles')}</p> : null}
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id}>
            <a href={addressOf(file.id)} target="pdf">
              {submit(`form.fields.${slotOfType(file.type)}.label`)}
            </a>
            {file.pages === null ? null : (
              <> ({t('pages', { count: file.pages, number: formatNumber(file.pages, locale) })})</>
            )}
          </li>
        ))}
      </ul>
      {waitingFiles > 0 ? (
        <p>{t('waitingFiles', { count: waitingFiles, number: formatNumber(waitingFiles, locale) })}</p>
      ) : null}
      <p className={own.hint}>{t('blindHint')}</p>
      {first ? (
        <iframe className={own.document} name="pdf" title={t('document')} src={addressOf(first.id)} />
      ) : null}
    </section>
  );
}

/** A sheet that can no longer be changed. */
async function ClosedSheet({ reading, edition }: PartProps & { edition: Edition }) {
  const locale = await getLocale();
  const t = await getTranslations('readings');
  const total = reading.total === null ? null : formatNumber(reading.total / 100, locale);
  return (
    <>
      <Notice tone="info" title={total === null ? t('closedNotice') : t('finalNotice', { total })} />
      <dl className={styles.answers}>
        {reading.criteria.map(({ key }) => {
          const score = reading.scores[key];
          return (
            <div key={key}>
              <dt>{edition.text(`criteria.${key}.title`)}</dt>
              <dd>
                {score === undefined ? '–' : formatNumber(score, locale)}
                {reading.comments[key] ? (
                  <p>
                    <bdi>{reading.comments[key]}</bdi>
                  </p>
                ) : null}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** Ends the reading because of a tie to the sender or the work. */
async function RecusalForm({ reading, error }: PartProps & { error: string | undefined }) {
  const t = await getTranslations('readings.recusal');
  return (
    <details className={own.recusal} open={error !== undefined}>
      <summary>{t('title')}</summary>
      <form
        className={styles.change}
        method="post"
        action={noJavaScriptAddress('recusal', await getLocale())}
      >
        <p>{t('hint')}</p>
        <input type="hidden" name="id" value={reading.id} />
        <TextArea
          id="reason"
          name="reason"
          label={t('reason')}
          error={error}
          optionalLabel=""
          rows={3}
          maxLength={NOTE_LENGTH}
          dir="auto"
        />
        <Button type="submit" variant="secondary">
          {t('submit')}
        </Button>
      </form>
    </details>
  );
}

/** What the scores mean, in the words of the edition. */
async function Anchors({ edition }: { edition: Edition }) {
  const locale = await getLocale();
  const t = await getTranslations('readings');
  return (
    <dl className={styles.answers}>
      {SCORE_BANDS.map((band) => {
        const [from, to] = BAND_RANGES[band].map((score) => formatNumber(score, locale));
        return (
          <div key={band}>
            <dt>{t('band', { from: from ?? '', to: to ?? '' })}</dt>
            <dd>{edition.text(`anchors.${band}`)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** One reading: the application without names, its files, and the juror's sheet. */
export async function ReadingView({ asker, id, query }: AdminProps) {
  const { locale } = asker;
  const reading = await findReading(asker, id);
  if (!reading) redirect(env.NOT_FOUND_URL);
  const t = await getTranslations('readings');
  const edition = await getEdition(locale);
  const labels = await loadRegistrationLabels(locale, edition);
  const flash = await readFlashMessage(query.answers);
  const errors = await loadReadingErrors(flash, locale, edition);
  const isSheet = flash?.form === 'score-sheet' || flash?.form === 'final-sheet';
  const mayScore = reading.state !== 'final' && !reading.isClosed;
  return (
    <>
      <p>
        <a href={`/${locale}/desk/readings`}>{t('back')}</a>
      </p>
      <h1>
        <bdi>{reading.title}</bdi>
      </h1>
      <p className={styles.lead}>
        {[labels.field(reading.fieldId), t(`states.${reading.state}`)].join(separatorOf(locale))}
      </p>
      {reading.dueAt ? (
        <p>
          {writeLabel(t('columns.due'), locale)} <Moment at={reading.dueAt} />
        </p>
      ) : null}
      <FlashNotice query={query} done={t('saved')} errors={errors.lines} />
      <div className={own.sides}>
        <div className={own.sideChoice} data-screen="">
          <RadioGroup
            id="side"
            name="side"
            label={t('side.label')}
            optionalLabel=""
            options={[
              { value: 'project', label: t('side.project') },
              { value: 'sheet', label: t('sheet') },
            ]}
            chosen={[query.answers || query.sent ? 'sheet' : 'project']}
          />
        </div>
        <section
          className={own.application}
          aria-label={t('side.project')}
          tabIndex={-1}
          data-key-side="project"
        >
          <section className={styles.part} aria-labelledby="summary">
            <h2 id="summary">{t('summary')}</h2>
            <p className={own.summary} dir="auto">
              {reading.summary}
            </p>
          </section>
          <Files reading={reading} />
        </section>
        <section
          className={`${styles.part} ${own.sheetSide}`}
          aria-labelledby="sheet"
          tabIndex={-1}
          data-key-side="sheet"
        >
          <h2 id="sheet">{t('sheet')}</h2>
          <Anchors edition={edition} />
          {mayScore ? <DeskKeys page="sheet" /> : null}
          {mayScore ? (
            <ScoreSheetForm
              reading={reading}
              edition={edition}
              errors={errors}
              typed={flash && isSheet ? new URLSearchParams(flash.texts) : null}
              hasMoved={flash?.code === 'sheetMoved'}
            />
          ) : (
            <ClosedSheet reading={reading} edition={edition} />
          )}
          {reading.state === 'final' ? null : <RecusalForm reading={reading} error={errors.of('reason')} />}
        </section>
      </div>
    </>
  );
}
