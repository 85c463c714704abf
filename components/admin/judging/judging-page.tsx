import { getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Notice } from '@/components/ui/notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadCommitteeErrors } from '@/lib/admin/judging/load-result-errors';
import { findBoard, listRanking } from '@/lib/admin/queries';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { pickQuery } from '@/lib/routing/query-value';
import styles from '../admin.module.css';
import { DeskKeys } from '../keys/desk-keys';
import { Progress } from './progress';
import { RankingSteps } from './ranking-steps';
import { RankingTable } from './ranking-table';

/** The board of the judging: progress, ranking, and the steps up to confirmed decisions. */
export async function JudgingPage({ asker, query: asked, roles }: AdminProps) {
  const { locale } = asker;
  const t = await getTranslations('results');
  const meta = await getTranslations('meta');
  const board = await findBoard(asker);
  const flash = await readFlashMessage(asked.answers);
  const errors = await loadCommitteeErrors(flash, locale);
  const typed = flash?.form === 'award-committee' ? new URLSearchParams(flash.texts) : null;
  const ranking = board && (await listRanking(asker, pickQuery(asked, ['category', 'from'])));
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
          <Progress board={board} />
          <RankingTable ranking={ranking} />
          <RankingSteps ranking={ranking} roles={roles} errors={errors} typed={typed} />
        </>
      ) : (
        <Notice tone="info" title={t('external')} />
      )}
    </>
  );
}
