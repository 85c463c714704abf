'use client';

import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { Faults, Questions } from '@/lib/forms/form-definition';
import { judgeLater } from '@/lib/forms/later';
import { untilReleased } from './pointer-press';

/** Faults as the form library keeps them. */
export function toErrors<Values extends FieldValues>(faults: Faults): FieldErrors<Values> {
  const errors = Object.entries(faults).map(([name, message]) => [name, { type: 'rule', message }]);
  return Object.fromEntries(errors) as FieldErrors<Values>;
}

/**
 * Judges a form by its definition; messages wait until a press has ended.
 * @param today the day in Riyadh, `yyyy-MM-dd`
 */
export function createResolver<Values extends FieldValues>(
  form: Questions,
  today: string,
): Resolver<Values, unknown, Values> {
  return async (values) => {
    const faults = await judgeLater(form, values, today);
    await untilReleased();
    if (Object.keys(faults).length === 0) return { values, errors: {} };
    return { values: {}, errors: toErrors<Values>(faults) };
  };
}
