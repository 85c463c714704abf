import { getLocale, getTranslations } from 'next-intl/server';
import { NextSteps } from '@/components/content/next-steps';
import { SaveOffline } from '@/components/content/offline/save-offline';
import { PageHeader } from '@/components/content/page-header';
import { ReviewNotice } from '@/components/content/review-notice';
import { Button } from '@/components/ui/button';
import { RadioGroup } from '@/components/ui/choice-group';
import { Notice } from '@/components/ui/notice';
import {
  type Answers,
  isComplete,
  OPTIONS,
  QUESTION_KEYS,
  readAnswers,
} from '@/lib/guides/custom-guide/guide-answers';
import type { Translator } from '@/lib/i18n/translator';
import type { Query } from '@/lib/routing/query-value';
import { getAddress } from '@/lib/routing/site-address';
import styles from './custom-guide.module.css';
import { MadeGuide } from './made-guide';

interface Props {
  action: string;
  t: Translator<'customGuide'>;
  answers: Partial<Answers>;
}

function GuideForm({ action, t, answers }: Props) {
  return (
    <form className={styles.form} action={`${action}#guide`} aria-labelledby="form-title">
      <h2 id="form-title">{t('form.title')}</h2>
      {QUESTION_KEYS.map((key) => (
        <RadioGroup
          key={key}
          id={key}
          name={key}
          required
          label={t(`questions.${key}.label`)}
          hint={t(`questions.${key}.hint`)}
          chosen={[answers[key] ?? '']}
          options={OPTIONS[key].map(({ value, name }) => ({ value, label: t(name) }))}
        />
      ))}
      <Button type="submit" size="large">
        {t('form.submit')}
      </Button>
    </form>
  );
}

/** A custom guide: the address contains four answers, which determine the guide. */
export async function CustomGuidePage({ query }: { query: Query }) {
  const locale = await getLocale();
  const t = await getTranslations('customGuide');
  const answers = readAnswers(query);
  const address = getAddress(locale, '/CustomHajjGuides');
  const isStarted = Object.keys(answers).length > 0;
  return (
    <>
      <PageHeader route="customGuide" lead={t('lead')} />
      <div className={`container ${styles.page}`}>
        <GuideForm action={address} t={t} answers={answers} />
        {isComplete(answers) ? <MadeGuide t={t} answers={answers} /> : null}
        {isStarted && !isComplete(answers) ? (
          <div id="guide">
            <Notice tone="warning" title={t('form.missing')} />
          </div>
        ) : null}
        <ReviewNotice route="customGuide" />
        <SaveOffline
          {...(isComplete(answers) ? { extra: [`${address}?${new URLSearchParams(answers)}`] } : {})}
        />
      </div>
      <NextSteps routes={['haj', 'hajTimers', 'guidance']} />
    </>
  );
}
