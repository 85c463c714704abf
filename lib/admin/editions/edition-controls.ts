/** The names of the controls of an edition's data and rules: those of the call, in dotted form. */
export const PHASE_CONTROL = (phase: string, end: 'from' | 'to') => `phases.${phase}.${end}`;
export const TIME_CONTROL = (phase: string, end: 'from' | 'to') => `phases.${phase}.${end}Time`;
export const PRIZE_CONTROL = (index: number, part: 'place' | 'category' | 'amount') =>
  `prizes.${index}.${part}`;
export const ATTACHE_CONTROL = (country: number) => `attaches.${country}`;
export const WEIGHT_CONTROL = (criterion: string) => `weights.${criterion}`;
export const RULE_CONTROL = (rule: string) => `judging.${rule}`;
export const QUORUM_CONTROL = 'deciding.quorum';
export const QUOTA_CONTROL = (group: string, outcome: string) => `deciding.quotas.${group}.${outcome}`;
export const TEXT_CONTROL = (path: string) => `texts.${path}`;
