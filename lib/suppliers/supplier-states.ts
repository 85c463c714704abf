export const SUPPLIER_STATES = ['accepted', 'suspended', 'expired', 'withdrawn'] as const;
export type SupplierState = (typeof SUPPLIER_STATES)[number];

/** Beside them, an application that waits for its decision. */
export const LISTED_STATES = ['applied', ...SUPPLIER_STATES] as const;

/** The steps of the staff: to which state, from which ones. The end of the validity needs no step. */
export const STEPS = {
  suspended: ['accepted'],
  accepted: ['suspended'],
  withdrawn: ['accepted', 'suspended', 'expired'],
} as const satisfies Partial<Record<SupplierState, readonly SupplierState[]>>;
export type Step = keyof typeof STEPS;

export const STEP_NAMES = Object.keys(STEPS) as Step[];

export function mayStep(from: SupplierState, to: Step): boolean {
  const allowed: readonly SupplierState[] = STEPS[to];
  return allowed.includes(from);
}
