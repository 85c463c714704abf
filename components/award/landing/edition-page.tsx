import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import { findDeskEdition } from '@/lib/admin/queries';
import { readSession } from '@/lib/auth/sessions/session';
import type { Edition } from '@/lib/award/edition-with-texts';
import { describeTimeline } from '@/lib/award/rules/timeline';
import { findEdition } from '@/lib/award/server-side/edition-queries';
import { openEdition } from '@/lib/award/server-side/open-edition';
import { env } from '@/lib/env/env';
import type { Locale } from '@/lib/i18n/locales';
import { readPageTime } from '@/lib/page-reads/page-time';
import type { PageAddress } from '@/lib/routing/query-value';
import styles from './edition-page.module.css';
import { EditionSections } from './edition-sections';

/** The edition for its preview: in any state, for staff who may read it. */
async function findForStaff(locale: Locale, year: string): Promise<Edition | null> {
  const session = await readSession();
  const found = session && (await findDeskEdition({ locale, person: session }, year));
  return found && openEdition(found, locale);
}

/**
 * The page of one year's edition, as it is or was announced. With `?preview` it shows an edition that is not
 * public to staff.
 */
export async function EditionPage({ id, query }: PageAddress) {
  const locale = await getLocale();
  const t = await getTranslations('award');
  const isPreview = query.preview !== undefined;
  const edition = await (isPreview ? findForStaff(locale, id) : findEdition(locale, id));
  if (!edition) redirect(env.NOT_FOUND_URL);
  const state = isPreview ? 'preview' : edition.state === 'inForce' ? 'inForce' : 'past';
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <p>{t('edition', { year: String(edition.year) })}</p>
        <h1>{t('name')}</h1>
        <p>{edition.text('lead')}</p>
        <Notice tone="info" title={t(`editionPage.${state}`)}>
          <p>
            {isPreview ? (
              <a href={`/${locale}/desk/editions/${edition.year}`}>{t('editionPage.back')}</a>
            ) : (
              <a href={`/${locale}/Researchers`}>{t('editionPage.current')}</a>
            )}
          </p>
        </Notice>
      </header>
      <EditionSections
        t={t}
        edition={edition}
        timeline={describeTimeline(edition.phases, null, readPageTime())}
        reachable
        openAnyway={[]}
      />
    </div>
  );
}
