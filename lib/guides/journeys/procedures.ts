import type { RouteKey } from '@/lib/routing/table';

/** Who asks for procedures; their words stand in the namespace `procedures` under `who`. */
export const PERSONS = ['inside', 'abroad', 'operator'] as const;

export type Person = (typeof PERSONS)[number];

interface Procedure {
  /** The steps in their order. */
  steps: readonly string[];
  /** What has to be at hand. */
  papers: readonly string[];
  /** Where to read on. */
  next: readonly RouteKey[];
}

/** What each person does, from the first step to the last. */
export const PROCEDURES: Readonly<Record<Person, Procedure>> = {
  inside: {
    steps: ['check', 'choose', 'register', 'pay', 'health', 'card', 'go'],
    papers: ['identity', 'account', 'health', 'contact'],
    next: ['hajConditions', 'hajRemember', 'guidance'],
  },
  abroad: {
    steps: ['path', 'choose', 'visa', 'health', 'learn', 'arrive', 'leave'],
    papers: ['passport', 'visa', 'health', 'office'],
    next: ['hajConditions', 'hajTimers', 'guidance'],
  },
  operator: {
    steps: ['licence', 'plan', 'contract', 'train', 'cards', 'move', 'close'],
    papers: ['register', 'licence', 'contracts', 'officer'],
    next: ['hajDuties', 'dictionary', 'faqs'],
  },
};
