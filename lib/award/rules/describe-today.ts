import type { AwardConfiguration, MyRequest } from '@/lib/award/schemas';
import { type AwardForm, type Closed, decideOpening } from './decide-opening';
import { hasTimeOfDay, isWithin, parseWindow } from './windows';

/** A form that is open now. */
export interface OpenForm {
  form: AwardForm;
  until: Date;
  /** True when the window ends at a time of day that the operator chose. */
  isTimed: boolean;
}

/** What stands beside the buttons of the award's page. */
export interface TodaysState {
  /** Why no form opens for this person; what has been completed is described elsewhere on the page. */
  notice: Exclude<Closed['notice'], 'completed'> | null;
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
    return [{ form, until: new Date(span.to), isTimed: hasTimeOfDay(window.durationTo) }];
  });
}

interface Situation {
  /** Null where it cannot be read: the page then claims nothing. */
  configuration: AwardConfiguration | null;
  /** Of the person who is signed in; null for everyone else. */
  request: MyRequest['data'];
  now: Date;
}

/** What the award's page says beside its buttons, by the rule that opens the forms (AWARD-13, OPEN-07). */
export function describeToday(situation: Situation): TodaysState {
  const { configuration, now } = situation;
  if (!configuration) return { notice: null, open: [] };
  const opening = decideOpening({ ...situation, pressed: 'register' });
  const notice = opening.form === null ? opening.notice : null;
  if (notice === 'completed') return { notice: null, open: [] };
  return { notice, open: listOpenForms(configuration, now) };
}
