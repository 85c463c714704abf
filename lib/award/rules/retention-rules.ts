import type { Phase } from '@/lib/award/definition/edition';
import { endOfDay } from '@/lib/i18n/format';
import { RETENTION_DAYS } from './retention-days';

const DAY_MS = 86_400_000;

export type RetentionRule = keyof typeof RETENTION_DAYS;

/** The end of an edition: of its last phase, or of the operator's window if that ends later. */
export function getEditionEnd(phases: readonly Phase[], windowEnds: readonly number[]): number {
  const phaseEnds = phases.map(({ to }) => Date.parse(endOfDay(to)));
  return Math.max(...phaseEnds, ...windowEnds);
}

/**
 * True once the retention period of a record has ended.
 * @param changedAt its last change, ISO-8601
 * @param editionEnd milliseconds since 1970
 */
export function isOverdue(rule: RetentionRule, changedAt: string, editionEnd: number, now: Date): boolean {
  const start = Math.max(Date.parse(changedAt), editionEnd);
  return now.getTime() > start + RETENTION_DAYS[rule] * DAY_MS;
}
