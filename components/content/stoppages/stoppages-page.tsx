import { getLocale, getTranslations } from 'next-intl/server';
import { NextSteps } from '@/components/content/next-steps';
import { PageHeader } from '@/components/content/page-header';
import { Notice } from '@/components/ui/notice';
import { now } from '@/lib/config/clock';
import { listStoppages } from '@/lib/content/stoppages/queries';
import { formatDateTime } from '@/lib/i18n/format';
import { getFeedAddress } from '@/lib/seo/feeds/address';
import { StoppageCard } from './stoppage-card';
import styles from './stoppages-page.module.css';

const STATES = ['present', 'planned', 'past'] as const;
const ADVICE = ['keep', 'official', 'late'] as const;

/** Interruptions of services at this moment, those to come and those behind, with a feed to follow them. */
export async function StoppagesPage() {
  const locale = await getLocale();
  const t = await getTranslations('stoppages');
  const stoppages = listStoppages();
  const time = formatDateTime(now(), locale);
  return (
    <>
      <PageHeader route="stoppage" lead={t('lead')} />
      <div className={`container ${styles.page}`}>
        {STATES.map((state) => (
          <section key={state} aria-labelledby={`${state}-title`}>
            <h2 id={`${state}-title`}>{t(`${state}.title`)}</h2>
            {stoppages[state].map((stoppage) => (
              <StoppageCard key={stoppage.id} stoppage={stoppage} state={state} />
            ))}
            {stoppages[state].length > 0 ? null : (
              <Notice tone={state === 'present' ? 'success' : 'info'} title={t(`${state}.none`, { time })} />
            )}
          </section>
        ))}
        <section aria-labelledby="advice-title">
          <h2 id="advice-title">{t('advice.title')}</h2>
          <ul className={styles.advice}>
            {ADVICE.map((item) => (
              <li key={item}>{t(`advice.${item}`)}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="feed-title">
          <h2 id="feed-title">{t('feed.title')}</h2>
          <p>{t('feed.text')}</p>
          <p>
            <a className={styles.feed} href={getFeedAddress(locale, 'stoppages')}>
              {t('feed.link')}
            </a>
          </p>
        </section>
      </div>
      <NextSteps routes={['electronicServices', 'contact']} />
    </>
  );
}
