/** The committee that decides in tests. */
export const COMMITTEE = ['Member one', 'Member two', 'Member three'];
/** Its unanimous votes for a decision. */
export const VOTES = { present: COMMITTEE, recused: [], inFavour: 3, against: 0, abstained: 0 };
/** The body of its first decision for a winner, without the application. */
export const WINNING = {
  ...VOTES,
  version: 0,
  outcome: 'winner',
  prize: 'first',
  reason: 'The best of its category',
};
