import { ACKNOWLEDGEMENTS } from '@/lib/award/definition/file-slots';
import { registrationForm } from '@/lib/award/definition/registration';
import type { MyRequest } from '@/lib/award/schemas';
import type { Answers } from '@/lib/forms/definition/form-definition';
import { prefill } from '@/lib/forms/rules/prefill';
import type { AwardForm } from './decide-opening';

/**
 * Initial answers of an award form: those of the person's request, or empty controls. A stored international number is
 * split later, where the calling codes are known.
 */
export function openAnswers(form: AwardForm, request: MyRequest['data']): Answers {
  if (form === 'register') return prefill(registrationForm, request);
  const given = request?.projectRegisteration;
  return Object.fromEntries(ACKNOWLEDGEMENTS.map((name) => [name, given?.[name] ?? false]));
}
