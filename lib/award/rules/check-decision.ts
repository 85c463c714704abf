import type { Outcome, PrizePlace, Votes } from '@/lib/award/definition/outcomes';

interface Decision extends Votes {
  /** Percent of the members who are not recused; more than these must be present. */
  quorum: number;
  outcome: Outcome;
  prize: PrizePlace | null;
  /** The prizes of the category. */
  offered: readonly PrizePlace[];
  /** Those that other applications have. */
  taken: readonly PrizePlace[];
}

/** The members who may vote: present and not recused. */
const listVoters = ({ present, recused }: Pick<Votes, 'present' | 'recused'>) =>
  present.filter((name) => !recused.includes(name));

/** More than the quorum of the members must be present; recused ones are not counted. */
function hasQuorum(votes: Votes, quorum: number): boolean {
  const members = votes.members.filter((name) => !votes.recused.includes(name));
  return listVoters(votes).length * 100 > members.length * quorum;
}

/**
 * What is wrong with a decision of the committee: error codes by name of the field; empty if nothing is.
 * @param decision with members of the committee only
 */
export function findDecisionErrors(decision: Decision): Record<string, string> {
  const { outcome, prize, offered, taken, inFavour, against, abstained } = decision;
  const errors: Record<string, string> = {};
  if (outcome === 'winner' && prize === null) errors.prize = 'required';
  if (outcome === 'winner' && prize !== null) {
    if (!offered.includes(prize)) errors.prize = 'choice';
    else if (taken.includes(prize)) errors.prize = 'pattern';
  }
  if (!hasQuorum(decision, decision.quorum)) errors.present = 'pattern';
  else if (inFavour + against + abstained !== listVoters(decision).length) errors.inFavour = 'pattern';
  else if (inFavour <= against) errors.outcome = 'pattern';
  return errors;
}
