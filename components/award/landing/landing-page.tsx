import { getLocale, getTranslations } from 'next-intl/server';
import { BareFrame } from '@/components/layout/bare-frame';
import { readSession } from '@/lib/auth/session';
import { EDITION } from '@/lib/award/edition';
import { findAwardConfiguration } from '@/lib/award/queries';
import { describeTimeline } from '@/lib/award/timeline';
import { now } from '@/lib/config/clock';
import { About } from './about';
import { SignOnProvider } from './call-to-action';
import { CallsToAction } from './calls-to-action';
import { Categories } from './categories';
import { Fields } from './fields';
import { Hero } from './hero';
import { Controls, Criteria, Jury } from './judging';
import styles from './landing-page.module.css';
import { PrizeMenu } from './prize-menu';
import { Goals, Importance } from './purpose';
import { Requirements } from './requirements';
import { ANCHORS, type SectionProps } from './section';
import { listSignOnTexts, SignOnOutcome } from './sign-on-outcome';
import { StructuredData } from './structured-data';
import { Timeline } from './timeline';

interface Props {
  /** How a sign-on ended, from the address: `rejected`, `expired`, `failed`, `out` or `done`. */
  signOn?: string | string[] | undefined;
}

/** The front page of the award: everything that the specification lists, in its order. */
export async function LandingPage({ signOn }: Props) {
  const locale = await getLocale();
  const [t, session, configuration] = await Promise.all([
    getTranslations('award'),
    readSession(),
    findAwardConfiguration(locale),
  ]);
  const timeline = describeTimeline(EDITION.phases, configuration, now());
  return (
    <BareFrame path="/Researchers" visitor={session}>
      <SignOnProvider
        locale={locale}
        signedIn={session !== null}
        justSignedOn={signOn === 'done'}
        texts={listSignOnTexts(t)}
      >
        <SignOnOutcome outcome={signOn} t={t} />
        <Hero t={t} timeline={timeline} />
        <div className={styles.layout}>
          <PrizeMenu label={t('menu.label')} items={ANCHORS.map((id) => ({ id, label: t(`menu.${id}`) }))} />
          <div className={styles.sections}>
            <About t={t} />
            <Importance t={t} />
            <Goals t={t} />
            <Fields t={t} />
            <Timeline t={t} timeline={timeline} reachable={configuration !== null} />
            <Requirements t={t} />
            <Criteria t={t} />
            <Jury t={t} />
            <Controls t={t} />
            <Categories t={t} />
          </div>
        </div>
        <Closing t={t} />
      </SignOnProvider>
      <StructuredData t={t} />
    </BareFrame>
  );
}

/** The last word of the page: the invitation once more. */
function Closing({ t }: SectionProps) {
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <div className={`container ${styles.text}`}>
        <h2 id="closing-title">{t('closing.title')}</h2>
        <p>{t('closing.text')}</p>
        <CallsToAction t={t} />
      </div>
    </section>
  );
}
