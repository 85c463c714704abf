import { NextSteps } from '@/components/content/next-steps';
import { SaveOffline } from '@/components/content/offline/save-offline';
import { PageHeader } from '@/components/content/page-header';
import { ReviewNotice } from '@/components/content/review-notice';
import { Notice } from '@/components/ui/notice';
import { isComplete, readAnswers } from '@/lib/guides/custom-guide/answers';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import type { Query } from '@/lib/routing/query-value';
import { getAddress } from '@/lib/routing/site-address';
import styles from './custom-guide.module.css';
import { GuideForm } from './guide-form';
import { MadeGuide } from './made-guide';

/** A guide made to measure: four answers stand in the address, the guide follows from them. */
export async function CustomGuidePage({ locale, query }: { locale: Locale; query: Query }) {
  const t = await loadTranslator(locale, 'customGuide');
  const answers = readAnswers(query);
  const address = getAddress(locale, '/CustomHajjGuides');
  const isStarted = Object.keys(answers).length > 0;
  return (
    <>
      <PageHeader locale={locale} route="customGuide" lead={t('lead')} />
      <div className={`container ${styles.page}`}>
        <GuideForm action={address} t={t} answers={answers} />
        {isComplete(answers) ? <MadeGuide locale={locale} t={t} answers={answers} /> : null}
        {isStarted && !isComplete(answers) ? (
          <div id="guide">
            <Notice tone="warning" title={t('form.missing')} />
          </div>
        ) : null}
        <ReviewNotice locale={locale} />
        <SaveOffline
          locale={locale}
          {...(isComplete(answers) ? { extra: `${address}?${new URLSearchParams(answers)}` } : {})}
        />
      </div>
      <NextSteps locale={locale} routes={['haj', 'hajTimers', 'guidance']} />
    </>
  );
}
