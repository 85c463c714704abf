/** Who moves a request: whoever sent it, or the staff of the service. */
export type Mover = 'sender' | 'staff';

/** The states of a request, and of an appointment. The first of each is where it begins. */
export const STATES = {
  request: ['received', 'underReview', 'moreInformationRequested', 'answered', 'closed'],
  appointment: ['requested', 'approved', 'rescheduled', 'cancelled'],
} as const;

export type Life = keyof typeof STATES;
export type RequestState = (typeof STATES)[Life][number];

type Moves = Partial<Record<RequestState, Partial<Record<RequestState, readonly Mover[]>>>>;

const STAFF = ['staff'] as const;
const EITHER = ['sender', 'staff'] as const;

/**
 * THE table of moves: from, to, and who may. A state without a row is final. The sender answers a question of the
 * staff (back to review), withdraws (closed), moves or cancels an appointment; everything else is the staff's.
 */
const MOVES: Record<Life, Moves> = {
  request: {
    received: { underReview: STAFF, moreInformationRequested: STAFF, answered: STAFF, closed: EITHER },
    underReview: { moreInformationRequested: STAFF, answered: STAFF, closed: EITHER },
    moreInformationRequested: { underReview: EITHER, answered: STAFF, closed: EITHER },
    answered: { underReview: STAFF, closed: EITHER },
  },
  appointment: {
    requested: { approved: STAFF, rescheduled: EITHER, cancelled: EITHER },
    approved: { rescheduled: EITHER, cancelled: EITHER },
    rescheduled: { approved: STAFF, rescheduled: EITHER, cancelled: EITHER },
  },
};

/** True for a move that means nothing without a note: a question of the staff, and the sender's answer to it. */
export function needsNote(to: RequestState, mover: Mover): boolean {
  return to === 'moreInformationRequested' || (to === 'underReview' && mover === 'sender');
}

/** The state in which a request begins. */
export function getFirstState(life: Life): RequestState {
  return STATES[life][0];
}

/** The states that a request can be moved to from where it is. */
export function listMoves(life: Life, from: RequestState, mover: Mover): RequestState[] {
  const moves = MOVES[life][from] ?? {};
  return STATES[life].filter((to) => moves[to]?.includes(mover));
}

/** True when nothing can happen to a request any more. */
export function isFinal(life: Life, state: RequestState): boolean {
  return MOVES[life][state] === undefined;
}

/** True for a text that names a state of this life. */
export function isState(life: Life, text: string): text is RequestState {
  return (STATES[life] as readonly string[]).includes(text);
}
