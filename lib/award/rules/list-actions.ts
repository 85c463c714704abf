import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import type { AwardConfiguration, MyRequest } from '@/lib/award/schemas';
import { parseDay, toDay } from '@/lib/i18n/format';
import type { AwardForm } from './decide-opening';
import { isWithin, parseWindow } from './windows';

/** Current action of a button on the award's page, with its form. */
export type AwardAction = { form: AwardForm } & (
  | { kind: 'open' | 'change' | 'continue' | 'view' | 'closed' }
  /** The window begins after this many days in Riyadh; 0 is later today. */
  | { kind: 'coming'; days: number }
);

interface Situation {
  /** Null if it cannot be read: the form itself then shows the error. */
  configuration: AwardConfiguration | null;
  /** Request of the signed-in person; null without one. */
  request: MyRequest['data'];
  now: Date;
}

const DAY_MS = 86_400_000;

/** Days in Riyadh from one time to another; 0 within one day. */
function countDays(from: Date, to: Date): number {
  return Math.round((parseDay(toDay(to)).getTime() - parseDay(toDay(from)).getTime()) / DAY_MS);
}

function describeAction(form: AwardForm, { configuration, request, now }: Situation): AwardAction {
  if (!configuration) return { form, kind: 'open' };
  const from = parseWindow(configuration[form])?.from;
  if (configuration.status !== 1 || from === undefined) return { form, kind: 'closed' };
  if (now.getTime() < from) return { form, kind: 'coming', days: countDays(now, new Date(from)) };
  if (!isWithin(configuration[form], now)) return { form, kind: 'closed' };
  if (!request) return { form, kind: 'open' };
  return { form, kind: form === 'register' ? 'change' : 'continue' };
}

/**
 * The current actions of the buttons on the award's page, the main one first (AWARD-13). After a complete submission it
 * is shown; after a registration the project is next, and an ended registration window is not mentioned.
 */
export function listActions(situation: Situation): AwardAction[] {
  const { request, configuration } = situation;
  const isCompleted = request?.scholarshipRequestStatus === REQUEST_STATUS.Completed;
  const isOver = request?.withdrawnAt || request?.shownStage === 'disqualified';
  if (isOver || (isCompleted && !configuration?.isReopened)) return [{ form: 'submit', kind: 'view' }];
  if (isCompleted) return [describeAction('submit', situation)];
  const [register, submit] = [describeAction('register', situation), describeAction('submit', situation)];
  if (!request) return [register, submit];
  return register.kind === 'closed' ? [submit] : [submit, register];
}
