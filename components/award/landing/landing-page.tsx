import { getLocale, getTranslations } from 'next-intl/server';
import { ShareMenu } from '@/components/layout/share/share-menu';
import { orElse } from '@/lib/api/reader';
import { readSession } from '@/lib/auth/sessions/session';
import { applyPermits } from '@/lib/award/rules/apply-permits';
import { describeToday, listOpenForms } from '@/lib/award/rules/describe-today';
import { listActions } from '@/lib/award/rules/list-actions';
import { describeTimeline } from '@/lib/award/rules/timeline';
import { getEdition } from '@/lib/award/server-side/edition-queries';
import { findAwardConfiguration, getMyRequest } from '@/lib/award/server-side/queries';
import { readPageTime } from '@/lib/page-reads/page-time';
import type { PageAddress } from '@/lib/routing/query-value';
import { SignOnProvider } from './call-to-action';
import { CallsToAction, type Today } from './calls-to-action';
import { EditionSections } from './edition-sections';
import { Hero } from './hero';
import styles from './landing-page.module.css';
import { PrizeMenu } from './prize-menu';
import { ANCHORS, type EditionProps } from './section';
import { listSignOnTexts, SignOnOutcome } from './sign-on-outcome';
import { Standing } from './standing';
import { StructuredData } from './structured-data';

/**
 * The front page of the award: everything that the specification lists, in its order. The query may contain
 * the result of a sign-on (`?signOn=`): `rejected`, `expired`, `failed`, `out` or `done`.
 */
export async function LandingPage({ query: { signOn: outcome } }: PageAddress) {
  const locale = await getLocale();
  const [t, signOn, session, configuration, edition] = await Promise.all([
    getTranslations('award'),
    getTranslations('signOn'),
    readSession(),
    findAwardConfiguration(locale),
    getEdition(locale),
  ]);
  const mine = session && (await orElse(getMyRequest(locale, session), null));
  const request = mine?.data ?? null;
  const now = readPageTime();
  const situation = { configuration: applyPermits(configuration, mine?.permits, now), request, now };
  const timeline = describeTimeline(edition.phases, configuration, now);
  const openAnyway = listOpenForms(configuration, now).filter(({ isTrial }) => isTrial);
  const today = {
    actions: listActions(situation),
    state: describeToday(situation),
    isSignedIn: session !== null,
  };
  return (
    <>
      <SignOnProvider locale={locale} justSignedOn={outcome === 'done'} texts={listSignOnTexts(t, signOn)}>
        <SignOnOutcome outcome={outcome} t={t} />
        <Hero
          t={t}
          edition={edition}
          timeline={timeline}
          standing={request ? <Standing request={request} /> : null}
          {...today}
        />
        <div className={styles.layout}>
          <PrizeMenu label={t('menu.label')} items={ANCHORS.map((id) => ({ id, label: t(`menu.${id}`) }))} />
          <div className={styles.sections}>
            <EditionSections
              t={t}
              edition={edition}
              timeline={timeline}
              reachable={configuration !== null}
              openAnyway={openAnyway}
            />
          </div>
        </div>
        <Closing t={t} edition={edition} {...today} />
      </SignOnProvider>
      <StructuredData t={t} edition={edition} timeline={timeline} />
    </>
  );
}

/** The end of the page, which repeats the invitation. */
function Closing({ t, edition, ...today }: EditionProps & Today) {
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <div className={`container ${styles.text}`}>
        <h2 id="closing-title">{t('closing.title')}</h2>
        <p>{edition.text('closing.text')}</p>
        <CallsToAction t={t} {...today} />
        <ShareMenu path="/Researchers" title={t('name')} />
      </div>
    </section>
  );
}
