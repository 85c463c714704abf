import { z } from 'zod';

/**
 * How long personal data is stored unless `RETENTION_DAYS` says otherwise, in days after the end of the award's edition
 * or the last change of the record, whichever is later. The personal data protection law (Art. 18, royal decree M/19 of
 * 1443) requires data to be destroyed once its purpose has ended; the operator's legal department decides these
 * numbers.
 */
const DEFAULT_DAYS = {
  /** The identity image serves to check eligibility; copies of identity documents are deleted first. */
  identityImage: 90,
  /** A copy without names serves the jury alone. */
  blindCopy: 90,
  /** A registration without submission has no purpose once submissions have ended. */
  unfinished: 180,
  /** Objections, prizes and the audit of the edition. */
  completed: 365,
  /** Unsent answers and their files, from their last change on. */
  draft: 30,
  /** How long a printed certificate can be checked. */
  certificate: 3653,
  /** The audit trail; it contains no names. */
  audit: 730,
};

export type RetentionDays = Readonly<typeof DEFAULT_DAYS>;

/** A hundred years. */
const MAX_DAYS = 36_525;

const isRule = (name: string): name is keyof RetentionDays => Object.hasOwn(DEFAULT_DAYS, name);

/** These parts of an application are removed with it at the latest. */
const PARTS = ['identityImage', 'blindCopy', 'unfinished'] as const;

/** The setting `RETENTION_DAYS`: `name=days`, comma separated; others keep their defaults. */
export const retentionSetting = z
  .string()
  .default('')
  .transform((text, context): RetentionDays => {
    const days = { ...DEFAULT_DAYS };
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    for (const entry of text.split(',').filter((part) => part.trim() !== '')) {
      const [, name = '', number = ''] = /^\s*(\w+)\s*=\s*(\d{1,5})\s*$/.exec(entry) ?? [];
      if (!isRule(name)) refuse(`expected ${Object.keys(DEFAULT_DAYS).join(', ')}, each with =days`);
      else if (Number(number) < 1 || Number(number) > MAX_DAYS)
        refuse(`${name} is not from 1 to ${MAX_DAYS} days`);
      else days[name] = Number(number);
    }
    for (const part of PARTS)
      if (days[part] > days.completed) refuse(`${part} is longer than completed, with which it is removed`);
    if (days.certificate < days.completed) refuse('certificate is shorter than completed');
    return days;
  });
