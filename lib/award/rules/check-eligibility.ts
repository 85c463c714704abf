import { type EditionData, listOffered } from '@/lib/award/definition/edition';
import {
  ELIGIBILITY_RULES,
  type EligibilityRule,
  SYSTEM_RULES,
  type SystemRule,
} from '@/lib/award/definition/eligibility';
import type { AwardConfiguration, AwardWindow } from '@/lib/award/schemas';
import type { AwardForm } from './decide-opening';
import { parseWindow } from './windows';

interface Facts {
  registeredAt: string;
  submittedAt: string;
  /** The forms for which the person had a permit when they were sent. */
  permitted?: readonly AwardForm[];
  countryId: number;
  areDeclarationsAccepted: boolean;
  /** Reference numbers of other submissions with the same file or scholarship file number. */
  duplicates: readonly string[];
}

/** A window that moves with the date, or that an operator has removed, says nothing about the past. */
function isInside(window: AwardWindow | null | undefined, at: string): boolean {
  const span = window?.isDefault ? null : parseWindow(window);
  return span === null || (span.from <= Date.parse(at) && Date.parse(at) <= span.to);
}

/** The rules that an application breaks, as far as the portal can tell. */
export function findBrokenRules(
  facts: Facts,
  { countries }: Pick<EditionData, 'countries'>,
  { register, submit }: Pick<AwardConfiguration, 'register' | 'submit'>,
): SystemRule[] {
  const isPermitted = (form: AwardForm) => facts.permitted?.includes(form) ?? false;
  const met: Record<SystemRule, boolean> = {
    window:
      (isInside(register, facts.registeredAt) || isPermitted('register')) &&
      (isInside(submit, facts.submittedAt) || isPermitted('submit')),
    country: listOffered(countries).some(({ id }) => id === facts.countryId),
    declarations: facts.areDeclarationsAccepted,
    duplicates: facts.duplicates.length === 0,
  };
  return SYSTEM_RULES.filter((rule) => !met[rule]);
}

export interface Verdicts {
  decision: 'admit' | 'refuse';
  category: number | null;
  /** The rules that are not met. */
  unmet: readonly EligibilityRule[];
  reasons: Readonly<Partial<Record<EligibilityRule, string>>>;
}

/**
 * What is wrong with a check, by control. A rule that is not met, and one that the office judges otherwise than the
 * portal, needs a reason; only an application that meets every rule is admitted, into a prize category.
 * @param broken as the portal has found
 */
export function findCheckErrors(
  { decision, category, unmet, reasons }: Verdicts,
  broken: readonly EligibilityRule[],
  categories: readonly number[],
): Record<string, 'required' | 'choice'> {
  const needReason = ELIGIBILITY_RULES.filter(
    (rule) => unmet.includes(rule) || broken.includes(rule) !== unmet.includes(rule),
  );
  const missing = needReason.filter((rule) => !reasons[rule]);
  const isContradiction = decision === 'admit' ? unmet.length > 0 : unmet.length === 0;
  return {
    ...(isContradiction ? { unmet: decision === 'admit' ? 'choice' : 'required' } : {}),
    ...Object.fromEntries(missing.map((rule) => [`reasons.${rule}`, 'required'])),
    ...(decision === 'admit' && category === null ? { category: 'required' } : {}),
    ...(category !== null && !categories.includes(category) ? { category: 'choice' } : {}),
  } as Record<string, 'required' | 'choice'>;
}
