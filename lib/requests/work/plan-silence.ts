import { addWorkingTime, DAY_MS, type Holidays } from './working-time';

export const SILENCE_STEPS = ['remind', 'close'] as const;
export type SilenceStep = (typeof SILENCE_STEPS)[number];

/** Working days after which a silent sender is reminded, and the request closed; null: never. */
export type SilenceRules = Readonly<Record<SilenceStep, number | null>>;

/** What happens next to a request whose sender is silent, ISO 8601; null for what has happened or never will. */
export type Silence = Record<'remindAt' | 'closeAt', string | null>;

/**
 * Counts from the question on. After a late reminder, as when the rules are new, the sender still has the days between
 * the two.
 * @param askedAt ISO 8601
 * @param remindedAt null if the reminder has not been sent
 */
export function planSilence(
  { askedAt, remindedAt }: { askedAt: string; remindedAt: string | null },
  { remind, close }: SilenceRules,
  holidays: Holidays,
): Silence {
  const after = (from: string, days: number) =>
    addWorkingTime(new Date(from), days * DAY_MS, holidays).toISOString();
  const reminder = remindedAt ?? (remind === null ? null : after(askedAt, remind));
  const remindAt = remindedAt === null ? reminder : null;
  if (close === null) return { remindAt, closeAt: null };
  const planned = after(askedAt, close);
  const fair = reminder === null || remind === null ? planned : after(reminder, close - remind);
  // ISO 8601 in UTC sorts by time.
  const [closeAt = planned] = [planned, fair].sort().reverse();
  return { remindAt, closeAt };
}
