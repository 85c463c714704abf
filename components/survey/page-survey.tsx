import { getLocale, getTranslations } from 'next-intl/server';
import { formatDates, parseDay, writeLabel } from '@/lib/i18n/format';
import { listCountTexts } from '@/lib/survey/count-texts';
import { loadReasons } from '@/lib/survey/load-reasons';
import { findPageDate } from '@/lib/survey/page-date';
import { findRatedPage } from '@/lib/survey/rated-page';
import { SURVEY_ERROR_ID, VERDICTS, type Verdict } from '@/lib/survey/reasons';
import styles from './page-survey.module.css';
import { SurveyForm } from './survey-form';

async function Reasons({ verdict }: { verdict: Verdict }) {
  const t = await getTranslations('survey');
  const reasons = (await loadReasons(await getLocale()))[verdict].filter(({ isOffered }) => isOffered);
  return (
    <fieldset className={styles.reasons} data-verdict={verdict} aria-describedby={SURVEY_ERROR_ID}>
      <legend className={styles.legend}>{t(`why.${verdict}`)}</legend>
      <p className={styles.hint}>{t('whyHint')}</p>
      <div className={styles.boxes}>
        {reasons.map(({ id, name }) => (
          <label className={styles.box} key={id}>
            <input type="checkbox" name="AnswersIds" value={id} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** CSS shows the reasons of the checked verdict, without script. */
async function SurveyQuestions() {
  const t = await getTranslations('survey');
  return (
    <>
      <div className={styles.question}>
        <h2 className={styles.title} id="survey-title">
          {t('question')}
        </h2>
        <fieldset className="row">
          <legend className="visually-hidden">{t('choose')}</legend>
          {VERDICTS.map((verdict) => (
            <label className={styles.verdict} key={verdict}>
              <input type="radio" name="YesOrNo" value={verdict} required />
              <span>{t(verdict)}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {VERDICTS.map((verdict) => (
        <Reasons verdict={verdict} key={verdict} />
      ))}
    </>
  );
}

interface Props {
  path: string;
  /** Day (`yyyy-MM-dd`) or instant of the last change, if the page knows it more exactly than its row. */
  changedOn?: string | undefined;
}

const readDate = (changedOn: string) => (changedOn.includes('T') ? new Date(changedOn) : parseDay(changedOn));

/** Whether the page was useful and why, how many found it useful, and when it last changed. */
export async function PageSurvey({ path, changedOn = findPageDate(path) ?? undefined }: Props) {
  const locale = await getLocale();
  const page = findRatedPage(path);
  if (!page) return null;
  const t = await getTranslations('survey');
  const date = changedOn ? readDate(changedOn) : null;
  const texts = {
    send: t('send'),
    sending: t('sending'),
    cancel: t('cancel'),
    close: t('close'),
    sent: t('sent'),
    thanks: t('thanks'),
    failed: t('failed'),
    chooseReason: t('chooseReason'),
  };
  return (
    <section className={styles.survey} aria-labelledby="survey-title">
      <div className={`container ${styles.row}`}>
        <SurveyForm locale={locale} page={page} texts={texts} counts={listCountTexts(t, locale)}>
          <SurveyQuestions />
        </SurveyForm>
        {date ? (
          <p className={styles.changed}>
            {writeLabel(t('changed'), locale)} <time dateTime={changedOn}>{formatDates(date, locale)}</time>
          </p>
        ) : null}
      </div>
    </section>
  );
}
