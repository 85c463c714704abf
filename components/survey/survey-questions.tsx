import { getTranslations } from 'next-intl/server';
import { REASONS, type Verdict } from '@/lib/survey/reasons';
import styles from './page-survey.module.css';
import { SURVEY_FAULT } from './survey-fault';

const VERDICTS = ['yes', 'no'] as const;

async function Reasons({ verdict }: { verdict: Verdict }) {
  const t = await getTranslations('survey');
  return (
    <fieldset className={styles.reasons} data-verdict={verdict} aria-describedby={SURVEY_FAULT}>
      <legend className={styles.legend}>{t(`why.${verdict}`)}</legend>
      <p className={styles.hint}>{t('whyHint')}</p>
      <div className={styles.boxes}>
        {REASONS[verdict].map((id) => (
          <label className={styles.box} key={id}>
            <input type="checkbox" name="AnswersIds" value={id} />
            <span>{t(`reasons.${id}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Question, verdict and the reasons of each; which ones show follows from what is ticked, without script. */
export async function SurveyQuestions() {
  const t = await getTranslations('survey');
  return (
    <>
      <div className={styles.question}>
        <h2 className={styles.title} id="survey-title">
          {t('question')}
        </h2>
        <fieldset className={styles.verdicts}>
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
