import { useLocale } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { NextSteps } from '@/components/content/next-steps';
import { PageHeader } from '@/components/content/page-header';
import { Notice } from '@/components/ui/notice';
import { listStoppages } from '@/lib/content/stoppages/queries';
import { formatDateTime } from '@/lib/i18n/format-time';
import { getLocaleRow } from '@/lib/i18n/locales';
import type { Stoppage } from '@/lib/operator/sections';
import { pickText } from '@/lib/operator/sections';
import { readPageTime } from '@/lib/page-reads/page-time';
import { getFeedAddress } from '@/lib/seo/feeds/feed-address';
import styles from './stoppages-page.module.css';

interface Props {
  stoppage: Stoppage;
  state: 'present' | 'planned' | 'past';
}

function Instant({ iso }: { iso: string }) {
  const locale = useLocale();
  return <time dateTime={iso}>{formatDateTime(new Date(iso), locale)}</time>;
}

async function StoppageCard({ stoppage, state }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('stoppages');
  const { text, lang } = pickText(stoppage.texts, locale);
  const { startsAt, endsAt, id } = stoppage;
  return (
    <article className={`${styles.card} ${styles[state]}`} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.words} lang={lang} dir={getLocaleRow(lang).dir}>
        <h3 id={`${id}-title`}>{text.title}</h3>
        <p>{text.text}</p>
      </div>
      <dl className={styles.times}>
        <div>
          <dt>{t('starts')}</dt>
          <dd>
            <Instant iso={startsAt} />
          </dd>
        </div>
        <div>
          <dt>{t(state === 'past' ? 'ended' : 'ends')}</dt>
          <dd>{endsAt ? <Instant iso={endsAt} /> : t('unknownEnd')}</dd>
        </div>
      </dl>
    </article>
  );
}

const STATES = ['present', 'planned', 'past'] as const;
const ADVICE = ['keep', 'official', 'late'] as const;

export async function StoppagesPage() {
  const locale = await getLocale();
  const t = await getTranslations('stoppages');
  const stoppages = listStoppages();
  const time = formatDateTime(readPageTime(), locale);
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
