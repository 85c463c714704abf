import type { Outcome, PrizePlace, Votes } from '@/lib/award/definition/outcomes';

interface Decision extends Votes {
  outcome: Outcome;
  prize: PrizePlace | null;
  /** Prizes of the category that other applications have. */
  taken: readonly PrizePlace[];
}

/** The members who may vote: present and not recused. */
const listVoters = ({ present, recused }: Pick<Votes, 'present' | 'recused'>) =>
  present.filter((name) => !recused.includes(name));

/** More than half of the members must be present; recused ones are not counted. */
function hasQuorum(votes: Votes): boolean {
  const members = votes.members.filter((name) => !votes.recused.includes(name));
  return listVoters(votes).length * 2 > members.length;
}

/**
 * What is wrong with a decision of the committee: error codes by name of the field; empty if nothing is.
 * @param decision with members of the committee only
 */
export function findDecisionErrors(decision: Decision): Record<string, string> {
  const { outcome, prize, taken, inFavour, against, abstained } = decision;
  const errors: Record<string, string> = {};
  if (outcome === 'winner' && prize === null) errors.prize = 'required';
  if (outcome === 'winner' && prize !== null && taken.includes(prize)) errors.prize = 'pattern';
  if (!hasQuorum(decision)) errors.present = 'pattern';
  else if (inFavour + against + abstained !== listVoters(decision).length) errors.inFavour = 'pattern';
  else if (inFavour <= against) errors.outcome = 'pattern';
  return errors;
}
