import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import type { AwardConfiguration, MyRequest } from '@/lib/award/schemas';
import { isWithin, parseWindow } from './windows';

export type AwardForm = 'register' | 'submit';

/** What a visitor sees after the sign-on: one of the two forms, or why both are closed. */
export type Opening = { form: AwardForm; redirectedFrom?: AwardForm } | Closed;

export interface Closed {
  form: null;
  notice: 'unavailable' | 'notStarted' | 'ended' | 'completed' | 'withdrawn' | 'disqualified';
  tone: 'info' | 'warning';
  referenceNumber?: string;
  /** The next window to open, if any, and its start as configured. */
  next?: { form: AwardForm; from: string };
}

interface Situation {
  configuration: AwardConfiguration | null;
  request: MyRequest['data'];
  now: Date;
  pressed: AwardForm;
}

/**
 * Decides which form opens (docs/decisions/0032-award-windows.md).
 * @param situation.now the server's clock, so that a wrong device clock has no effect
 * @param situation.pressed the button that was used; it matters only if both forms can open
 */
export function decideOpening(situation: Situation): Opening {
  const { configuration, request, pressed } = situation;
  if (configuration?.status !== 1) return unavailable;
  if (!parseWindow(configuration.register) && !parseWindow(configuration.submit)) return unavailable;
  if (request?.withdrawnAt) {
    return { form: null, notice: 'withdrawn', tone: 'info', referenceNumber: request.referenceNumber };
  }
  if (request?.shownStage === 'disqualified') {
    return { form: null, notice: 'disqualified', tone: 'warning', referenceNumber: request.referenceNumber };
  }
  if (request?.scholarshipRequestStatus === REQUEST_STATUS.Completed && !configuration.isReopened) {
    return { form: null, notice: 'completed', tone: 'warning', referenceNumber: request.referenceNumber };
  }
  const [first, second] = listApplicable(request, configuration.isReopened).filter((form) =>
    isWithin(configuration[form], situation.now),
  );
  if (!first) return decideClosed(situation);
  if (second || first === pressed) return { form: pressed };
  return { form: first, redirectedFrom: pressed };
}

const unavailable: Closed = { form: null, notice: 'unavailable', tone: 'info' };

/** Registration applies unless the request is completed, and then reopened; submission requires a registration. */
function listApplicable(request: MyRequest['data'], isReopened = false): AwardForm[] {
  if (isReopened) return ['submit'];
  return request ? ['register', 'submit'] : ['register'];
}

/** Before the first applicable window the award has not started; afterwards registration has ended. */
function decideClosed({ configuration, request, now }: Situation): Closed {
  const windows = listApplicable(request)
    .flatMap((form) => {
      const opensAt = parseWindow(configuration?.[form])?.from;
      const from = configuration?.[form]?.durationFrom;
      return opensAt === undefined || !from ? [] : [{ form, from, opensAt }];
    })
    .sort((a, b) => a.opensAt - b.opensAt);
  const coming = windows.find(({ opensAt }) => now.getTime() < opensAt);
  return {
    form: null,
    notice: coming && coming === windows[0] ? 'notStarted' : 'ended',
    tone: 'info',
    referenceNumber: request?.referenceNumber,
    next: coming && { form: coming.form, from: coming.from },
  };
}
