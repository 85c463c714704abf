import type { ApplicationStage, MyRequest } from '@/lib/award/schemas';

/**
 * The stage by which an entry is named to its sender: a withdrawal, or else what the judging has shown.
 * @returns null before either; the status names the entry then
 */
export const stageShownOf = ({
  withdrawnAt,
  shownStage,
}: NonNullable<MyRequest['data']>): ApplicationStage | null =>
  withdrawnAt ? 'withdrawn' : (shownStage ?? null);
