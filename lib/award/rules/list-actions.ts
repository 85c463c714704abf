import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import type { AwardConfiguration, MyRequest } from '@/lib/award/schemas';
import { parseDay, toDay } from '@/lib/i18n/format';
import type { AwardForm } from './decide-opening';
import { isWithin, parseWindow } from './windows';

/** What a button of the award's page does today, with the form that it is about. */
export type AwardAction = { form: AwardForm } & (
  | { kind: 'open' | 'change' | 'continue' | 'view' | 'closed' }
  /** Its window begins after so many days of Riyadh; 0 is later today. */
  | { kind: 'coming'; days: number }
);

interface Situation {
  /** Null where it cannot be read: the form itself says then what is the matter. */
  configuration: AwardConfiguration | null;
  /** Of the person who is signed in; null where there is none, or nobody. */
  request: MyRequest['data'];
  now: Date;
}

const DAY_MS = 86_400_000;

/** Days of Riyadh from one moment to another; 0 within one day. */
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
 * What the buttons of the award's page do today, the main one first (AWARD-13). Who has sent everything sees that; who
 * has registered goes on with the project, and a registration that is over is no longer spoken of.
 */
export function listActions(situation: Situation): AwardAction[] {
  const { request } = situation;
  if (request?.scholarshipRequestStatus === REQUEST_STATUS.Completed)
    return [{ form: 'submit', kind: 'view' }];
  const [register, submit] = [describeAction('register', situation), describeAction('submit', situation)];
  if (!request) return [register, submit];
  return register.kind === 'closed' ? [submit] : [submit, register];
}
