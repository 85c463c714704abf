import { getLocale, getTranslations } from 'next-intl/server';
import { NextSteps } from '@/components/content/next-steps';
import { SaveOffline } from '@/components/content/offline/save-offline';
import { PageHeader } from '@/components/content/page-header';
import { ReviewNotice } from '@/components/content/review-notice';
import { Notice } from '@/components/ui/notice';
import { isComplete, readAnswers } from '@/lib/guides/custom-guide/answers';
import type { Query } from '@/lib/routing/query-value';
import { getAddress } from '@/lib/routing/site-address';
import styles from './custom-guide.module.css';
import { GuideForm } from './guide-form';
import { MadeGuide } from './made-guide';

/** A guide made to measure: four answers stand in the address, the guide follows from them. */
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
        <ReviewNotice />
        <SaveOffline
          {...(isComplete(answers) ? { extra: `${address}?${new URLSearchParams(answers)}` } : {})}
        />
      </div>
      <NextSteps routes={['haj', 'hajTimers', 'guidance']} />
    </>
  );
}
