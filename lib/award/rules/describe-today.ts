import type { AwardConfiguration, MyRequest } from '@/lib/award/schemas';
import { type AwardForm, type Closed, decideOpening } from './decide-opening';
import { hasTimeOfDay, isWithin, parseWindow } from './windows';

export interface OpenForm {
  form: AwardForm;
  until: Date;
  /** True when the window ends at a configured time of day. */
  isTimed: boolean;
  /** True for the default window of a new portal (OPEN-09). */
  isTrial: boolean;
}

/** State shown next to the buttons of the award's page. */
export interface TodaysState {
  /** Why no form opens for this person; what has been completed is described elsewhere on the page. */
  notice: Exclude<Closed['notice'], 'completed' | 'withdrawn' | 'disqualified'> | null;
  open: readonly OpenForm[];
}

const FORMS: readonly AwardForm[] = ['register', 'submit'];

/** The forms that are open now, and until when. @param now the server's clock */
export function listOpenForms(configuration: AwardConfiguration | null, now: Date): OpenForm[] {
  if (configuration?.status !== 1) return [];
  return FORMS.flatMap((form) => {
    const window = configuration[form];
    const span = parseWindow(window);
    if (!window || !span || !isWithin(window, now)) return [];
    const isTrial = window.isDefault === true;
    return [{ form, until: new Date(span.to), isTimed: hasTimeOfDay(window.durationTo), isTrial }];
  });
}

interface Situation {
  /** Null if it cannot be read: the page then shows no state. */
  configuration: AwardConfiguration | null;
  /** Request of the signed-in person; null for all others. */
  request: MyRequest['data'];
  now: Date;
}

/** State shown next to the buttons, by the rule that opens the forms (AWARD-13, OPEN-07). */
export function describeToday(situation: Situation): TodaysState {
  const { configuration, now } = situation;
  if (!configuration) return { notice: null, open: [] };
  const opening = decideOpening({ ...situation, pressed: 'register' });
  const notice = opening.form === null ? opening.notice : null;
  if (notice === 'completed' || notice === 'withdrawn' || notice === 'disqualified')
    return { notice: null, open: [] };
  return { notice, open: listOpenForms(configuration, now) };
}
