import { getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { PostedDayField } from '@/components/forms/posted-day-field';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import type { Letters } from '@/lib/admin/judging/letter-schemas';
import { loadPlanErrors, loadRevokeErrors } from '@/lib/admin/judging/load-result-errors';
import { findLetter, findLetters } from '@/lib/admin/queries';
import { getEdition } from '@/lib/award/server-side/edition-queries';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { readPostedDay } from '@/lib/forms/rules/day';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatYear, toDay } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import { pickQuery } from '@/lib/routing/query-value';
import styles from '../admin.module.css';
import { AdminTable, Moment } from '../admin-table';
import looks from '../award-looks.module.css';
import { HourField } from '../hour-field';
import { DeskKeys } from '../keys/desk-keys';
import { CertificateList } from './certificate-list';
import { StepForm } from './step-form';

interface Props {
  letters: Letters;
  locale: Locale;
}

const HOUR_MS = 3_600_000;
/** Riyadh has no summer time. */
const RIYADH_OFFSET_HOURS = 3;
/** The results appear at noon unless another hour is chosen. */
const NOON = 12;

/** The hour of a moment in Riyadh. */
const toHour = (at: Date) => new Date(at.getTime() + RIYADH_OFFSET_HOURS * HOUR_MS).getUTCHours();

/** The letters by kind and language, with links to their previews. */
async function LetterTable({ letters: { edition, counts, isMailed }, locale }: Props) {
  const t = await getTranslations('results');
  return (
    <section className={styles.part} aria-labelledby="letters">
      <h2 id="letters">{t('letters.title')}</h2>
      {isMailed ? null : <Notice tone="warning" title={t('letters.noMail')} />}
      <div className={looks.letters}>
        <AdminTable
          caption={t('letters.title')}
          columns={[
            t('letters.columns.kind'),
            t('letters.columns.language'),
            t('letters.columns.count'),
            ...(isMailed ? [t('letters.columns.sent')] : []),
            t('letters.preview'),
          ]}
          rows={counts.map(({ kind, locale: language, count, sent }) => ({
            id: `${kind} ${language}`,
            cells: [
              t(`outcomes.${kind}`),
              <span key="language" lang={language}>
                {getLocaleRow(language).name}
              </span>,
              formatNumber(count, locale),
              ...(isMailed ? [formatNumber(sent, locale)] : []),
              <a
                key="preview"
                href={`?${new URLSearchParams({ edition: String(edition), kind, language })}#preview`}
                data-key-row=""
              >
                {t('letters.preview')}
              </a>,
            ],
          }))}
        />
      </div>
    </section>
  );
}

/** One letter as it will be sent. */
async function Preview({ asker, query }: Pick<AdminProps, 'asker' | 'query'>) {
  const t = await getTranslations('results.letters');
  const { kind, language } = query;
  if (typeof kind !== 'string' || typeof language !== 'string') return null;
  const letter = await findLetter(asker, { ...pickQuery(query, ['edition']), kind, language });
  if (!letter) return null;
  return (
    <section className={styles.part} aria-labelledby="preview">
      <h2 id="preview">{t('previewTitle')}</h2>
      <dl className={styles.answers}>
        <div>
          <dt>{t('subject')}</dt>
          <dd lang={language} dir="auto">
            {letter.subject}
          </dd>
        </div>
      </dl>
      <p className={styles.letter} lang={language} dir={getLocaleRow(language as Locale).dir}>
        {letter.text}
      </p>
    </section>
  );
}

/** The form of the award office: when the results are published. */
async function PlanForm({
  letters,
  locale,
  errors,
  typed,
}: Props & { errors: PostedErrors; typed: URLSearchParams | null }) {
  const t = await getTranslations('results.plan');
  const { version, releaseAt } = letters;
  const at = releaseAt ? new Date(releaseAt) : null;
  const day = typed ? readPostedDay('day', typed) : at ? toDay(at) : '';
  return (
    <form className={styles.change} method="post" action={noJavaScriptAddress('release-plan', locale)}>
      <input type="hidden" name="version" value={version} />
      <p>{t('hint')}</p>
      <PostedDayField id="day" name="day" label={t('day')} error={errors.of('release.day')} value={day} />
      <HourField chosen={typed?.get('hour') ?? (at ? toHour(at) : NOON)} />
      <p className={styles.actions}>
        <Button type="submit" name="to" value="planned">
          {t('save')}
        </Button>
        {releaseAt ? (
          <Button type="submit" name="to" value="confirmed" variant="secondary">
            {t('cancel')}
          </Button>
        ) : null}
      </p>
    </form>
  );
}

/** The letters about the confirmed decisions, and the hour at which the results are published. */
export async function LettersPage({ asker, query, roles }: AdminProps) {
  const { locale } = asker;
  const t = await getTranslations('results');
  const meta = await getTranslations('meta');
  const editions = await getTranslations('admin.editions');
  const letters = await findLetters(asker, pickQuery(query, ['edition']));
  const isInForce = letters?.edition === (await getEdition(locale)).year;
  const flash = await readFlashMessage(query.answers);
  const errors = await loadPlanErrors(flash, locale);
  const revokeErrors = await loadRevokeErrors(flash, locale);
  const typedIn = (form: string) => (flash?.form === form ? new URLSearchParams(flash.texts) : null);
  const { state, version = 0, releaseAt, isOthers } = letters ?? {};
  const isCoordinator = roles.includes('coordinator');
  return (
    <>
      <div className={styles.summary}>
        <h1>{meta('adminLetters.title')}</h1>
        {letters ? <DeskKeys page="rows" /> : null}
      </div>
      <p className={styles.lead}>{t('letters.lead')}</p>
      <FlashNotice query={query} done={t('saved')} errors={[...errors.lines, ...revokeErrors.lines]} />
      {letters ? null : <Notice tone="info" title={t('letters.external')} />}
      {letters ? <p>{editions('title', { year: formatYear(letters.edition, locale) })}</p> : null}
      {letters && letters.counts.length === 0 ? <p>{t('letters.none')}</p> : null}
      {letters && letters.counts.length > 0 ? (
        <>
          <LetterTable letters={letters} locale={locale} />
          <Preview asker={asker} query={query} />
          <section className={styles.part} aria-labelledby="plan">
            <h2 id="plan">{t('plan.title')}</h2>
            {releaseAt && state === 'released' ? null : <p>{t(`states.${letters.state}`)}</p>}
            {releaseAt ? (
              <p>
                {t(state === 'released' ? 'plan.released' : 'plan.at')} <Moment at={releaseAt} />
              </p>
            ) : null}
            {isInForce && (state === 'confirmed' || state === 'planned') && roles.includes('award') ? (
              <PlanForm letters={letters} locale={locale} errors={errors} typed={typedIn('release-plan')} />
            ) : null}
            {state === 'planned' && !isOthers ? <p>{t('plan.secondPerson')}</p> : null}
            {isInForce && state === 'planned' && isOthers && isCoordinator ? (
              <StepForm
                form="letters-approve"
                version={version}
                steps={[{ to: 'approved', label: t('plan.approve') }]}
              >
                <p>{t('plan.approveHint')}</p>
              </StepForm>
            ) : null}
            {isInForce && state === 'approved' && isCoordinator ? (
              <StepForm
                form="letters-approve"
                version={version}
                steps={[{ to: 'planned', label: t('plan.takeBack'), isUndo: true }]}
              />
            ) : null}
          </section>
        </>
      ) : null}
      {letters ? (
        <CertificateList
          asker={asker}
          query={query}
          roles={roles}
          errors={revokeErrors}
          typed={typedIn('certificate-revoke')}
        />
      ) : null}
    </>
  );
}
