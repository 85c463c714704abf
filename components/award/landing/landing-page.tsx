import { getLocale, getTranslations } from 'next-intl/server';
import { readSession } from '@/lib/auth/session';
import { EDITION } from '@/lib/award/edition';
import { findAwardConfiguration } from '@/lib/award/queries';
import { describeTimeline } from '@/lib/award/timeline';
import { now } from '@/lib/config/clock';
import type { PageAddress } from '@/lib/routing/query-value';
import { About } from './about';
import { SignOnProvider } from './call-to-action';
import { Categories } from './categories';
import { Closing } from './closing';
import { Controls } from './controls';
import { Criteria } from './criteria';
import { Fields } from './fields';
import { Goals } from './goals';
import { Hero } from './hero';
import { Importance } from './importance';
import { Jury } from './jury';
import styles from './landing-page.module.css';
import { PrizeMenu } from './prize-menu';
import { Requirements } from './requirements';
import { ANCHORS } from './section';
import { SignOnOutcome } from './sign-on-outcome';
import { listSignOnTexts } from './sign-on-texts';
import { StructuredData } from './structured-data';
import { Timeline } from './timeline';

/**
 * The front page of the award: everything that the specification lists, in its order. Its address may say how a
 * sign-on ended (`?signOn=`): `rejected`, `expired`, `failed`, `out` or `done`.
 */
export async function LandingPage({ query: { signOn } }: PageAddress) {
  const locale = await getLocale();
  const [t, session, configuration] = await Promise.all([
    getTranslations('award'),
    readSession(),
    findAwardConfiguration(locale),
  ]);
  const timeline = describeTimeline(EDITION.phases, configuration, now());
  return (
    <>
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
    </>
  );
}
