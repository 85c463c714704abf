/** The names of the controls of an edition's data and rules: those of the call, in dotted form. */
export const PHASE_CONTROL = (phase: string, end: 'from' | 'to') => `phases.${phase}.${end}`;
export const TIME_CONTROL = (phase: string, end: 'from' | 'to') => `phases.${phase}.${end}Time`;
export const PRIZE_CONTROL = (place: string) => `prizes.${place}`;
export const WEIGHT_CONTROL = (criterion: string) => `weights.${criterion}`;
export const RULE_CONTROL = (rule: string) => `judging.${rule}`;
export const TEXT_CONTROL = (path: string) => `texts.${path}`;
