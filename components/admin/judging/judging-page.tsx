import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Notice } from '@/components/ui/notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadCommitteeErrors } from '@/lib/admin/judging/load-result-errors';
import { findBoard, listRanking } from '@/lib/admin/judging/queries';
import { isOver } from '@/lib/award/rules/edition-state';
import { pickEdition } from '@/lib/award/server-side/edition-queries';
import { env } from '@/lib/env/env';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { pickQuery } from '@/lib/routing/query-value';
import styles from '../admin.module.css';
import { EditionFilter } from '../editions/edition-filter';
import { DeskKeys } from '../keys/desk-keys';
import { WaitingCorrections } from './corrections';
import { EditionLinks } from './edition-links';
import { OverNotice } from './over-notice';
import { Progress } from './progress';
import { RankingSteps } from './ranking-steps';
import { RankingTable } from './ranking-table';

/**
 * The board of the judging: progress, ranking, and the steps up to confirmed decisions. An edition that is over is
 * shown as it was, without steps; an unknown year redirects out of the app (ROUTE-06).
 */
export async function JudgingPage({ asker, query: asked, roles }: AdminProps) {
  const { locale } = asker;
  const t = await getTranslations('results');
  const meta = await getTranslations('meta');
  const query = pickQuery(asked, ['edition', 'category', 'from']);
  const board = await findBoard(asker, pickQuery(asked, ['edition']));
  if (!board && query.edition) redirect(env.NOT_FOUND_URL);
  const edition = await pickEdition(locale, query.edition);
  const isClosed = isOver(edition);
  const flash = await readFlashMessage(asked.answers);
  const errors = await loadCommitteeErrors(flash, locale);
  const typed = flash?.form === 'award-committee' ? new URLSearchParams(flash.texts) : null;
  const ranking = board && (await listRanking(asker, query));
  return (
    <>
      <div className={styles.summary}>
        <h1>{meta('adminJudging.title')}</h1>
        {ranking ? <DeskKeys page="rows" /> : null}
      </div>
      <p className={styles.lead}>{t('lead')}</p>
      <FlashNotice query={asked} done={t('saved')} errors={errors.lines} />
      {ranking ? (
        <>
          <EditionFilter asker={asker} year={edition.year} />
          <OverNotice edition={edition} />
          {isClosed ? <EditionLinks year={edition.year} roles={roles} current="adminJudging" /> : null}
          {isClosed || !roles.includes('administrator') ? null : <WaitingCorrections asker={asker} />}
          <Progress board={board} edition={edition} />
          <RankingTable ranking={ranking} edition={edition} />
          <RankingSteps ranking={ranking} edition={edition} roles={roles} errors={errors} typed={typed} />
        </>
      ) : (
        <Notice tone="info" title={t('external')} />
      )}
    </>
  );
}
