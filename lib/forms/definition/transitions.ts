export type TransitionActor = 'sender' | 'staff';

/** The states of a request and of an appointment. The first of each is the initial one. */
export const STATES = {
  request: ['received', 'underReview', 'moreInformationRequested', 'answered', 'closed'],
  appointment: ['requested', 'approved', 'rescheduled', 'cancelled'],
} as const;

export type Workflow = keyof typeof STATES;
export type RequestState = (typeof STATES)[Workflow][number];

type Transitions = Partial<Record<RequestState, Partial<Record<RequestState, readonly TransitionActor[]>>>>;

const STAFF = ['staff'] as const;
const EITHER = ['sender', 'staff'] as const;

/** THE table of transitions: from, to, and who may perform them. A state without a row is final. */
const TRANSITIONS: Record<Workflow, Transitions> = {
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

/** True for a transition that requires a note: a question of the staff, and the sender's answer to it. */
export function needsNote(to: RequestState, actor: TransitionActor): boolean {
  return to === 'moreInformationRequested' || (to === 'underReview' && actor === 'sender');
}

export function getFirstState(workflow: Workflow): RequestState {
  return STATES[workflow][0];
}

export function listTransitions(
  workflow: Workflow,
  from: RequestState,
  actor: TransitionActor,
): RequestState[] {
  const transitions = TRANSITIONS[workflow][from] ?? {};
  return STATES[workflow].filter((to) => transitions[to]?.includes(actor));
}

/** The states from which an actor may perform a transition. */
export function listSources(workflow: Workflow, to: RequestState, actor: TransitionActor): RequestState[] {
  return STATES[workflow].filter((from) => listTransitions(workflow, from, actor).includes(to));
}

export function isFinal(workflow: Workflow, state: RequestState): boolean {
  return TRANSITIONS[workflow][state] === undefined;
}

export function isState(workflow: Workflow, text: string): text is RequestState {
  return (STATES[workflow] as readonly string[]).includes(text);
}
