import {
  type DecidingRules,
  QUOTA_GROUPS,
  QUOTA_OUTCOMES,
  type QuotaGroup,
  type QuotaOutcome,
} from '@/lib/award/definition/judging-rules';
import type { Outcome } from '@/lib/award/definition/outcomes';

/** An application with what was decided about it; null without a decision. */
export interface Quotable extends Readonly<Record<QuotaGroup, number>> {
  id: string;
  outcome: Outcome | null;
}

/** A quota that other applications fill. */
export interface FullQuota {
  group: QuotaGroup;
  outcome: QuotaOutcome;
  most: number;
}

/**
 * The quotas of which an application would be one too many: those that others of its field or country fill. One that is
 * decided is marked only for its outcome.
 */
export function findFullQuotas(
  { quotas }: Pick<DecidingRules, 'quotas'>,
  own: Quotable,
  decided: readonly Quotable[],
): FullQuota[] {
  return QUOTA_GROUPS.flatMap((group) =>
    QUOTA_OUTCOMES.flatMap((outcome): FullQuota[] => {
      const most = quotas[group][outcome];
      if (most === null || (own.outcome !== null && own.outcome !== outcome)) return [];
      const others = decided.filter(
        (other) => other.id !== own.id && other.outcome === outcome && other[group] === own[group],
      );
      return others.length >= most ? [{ group, outcome, most }] : [];
    }),
  );
}
