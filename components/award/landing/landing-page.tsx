import { getTranslations } from 'next-intl/server';
import { BareFrame } from '@/components/layout/bare-frame';
import { readSession } from '@/lib/auth/session';
import { EDITION } from '@/lib/award/edition';
import { findAwardConfiguration } from '@/lib/award/queries';
import { describeTimeline } from '@/lib/award/timeline';
import { now } from '@/lib/config/clock';
import type { Locale } from '@/lib/i18n/locales';
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

interface Props {
  locale: Locale;
  /** How a sign-on ended, from the address: `rejected`, `expired`, `failed`, `out` or `done`. */
  signOn?: string | string[] | undefined;
}

/** The front page of the award: everything that the specification lists, in its order. */
export async function LandingPage({ locale, signOn }: Props) {
  const [t, session, configuration] = await Promise.all([
    getTranslations({ locale, namespace: 'award' }),
    readSession(),
    findAwardConfiguration(locale),
  ]);
  const timeline = describeTimeline(EDITION.phases, configuration, now());
  const section = { locale, t };
  return (
    <BareFrame locale={locale} path="/Researchers" visitor={session}>
      <SignOnProvider
        locale={locale}
        signedIn={session !== null}
        justSignedOn={signOn === 'done'}
        texts={listSignOnTexts(t)}
      >
        <SignOnOutcome outcome={signOn} t={t} />
        <Hero {...section} timeline={timeline} />
        <div className={styles.layout}>
          <PrizeMenu label={t('menu.label')} items={ANCHORS.map((id) => ({ id, label: t(`menu.${id}`) }))} />
          <div className={styles.sections}>
            <About {...section} />
            <Importance {...section} />
            <Goals {...section} />
            <Fields {...section} />
            <Timeline {...section} timeline={timeline} reachable={configuration !== null} />
            <Requirements {...section} />
            <Criteria {...section} />
            <Jury {...section} />
            <Controls {...section} />
            <Categories {...section} />
          </div>
        </div>
        <Closing {...section} />
      </SignOnProvider>
      <StructuredData {...section} />
    </BareFrame>
  );
}
