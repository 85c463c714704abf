import type { AwardWindow } from '@/lib/award/schemas';

/** Riyadh has no daylight saving, so its offset is constant. */
const RIYADH = '+03:00';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(\.\d+)?$/;

/** First and last instant of a window in milliseconds since 1970, both inclusive. */
interface Span {
  from: number;
  to: number;
}

/** Completes a configured time: Riyadh's offset, and for a date the first or last time of day. */
function complete(moment: string, bareDay: string): string {
  if (DAY.test(moment)) return `${moment}T${bareDay}${RIYADH}`;
  const local = LOCAL_TIME.exec(moment);
  if (!local) return moment;
  const [, day, minutes, seconds = ':00', fraction = ''] = local;
  return `${day}T${minutes}${seconds}${fraction}${RIYADH}`;
}

/**
 * The span of a window (OPEN-01): a time without an offset is Riyadh time, a date without a time is the whole day. Null
 * if the window is not configured, is incomplete or contains an invalid date.
 */
export function parseWindow(window: AwardWindow | null | undefined): Span | null {
  if (!window?.durationFrom || !window.durationTo) return null;
  const from = Date.parse(complete(window.durationFrom.trim(), '00:00:00.000'));
  const to = Date.parse(complete(window.durationTo.trim(), '23:59:59.999'));
  return Number.isNaN(from) || Number.isNaN(to) ? null : { from, to };
}

/** True from the first to the last instant of a configured window, inclusive. */
export function isWithin(window: AwardWindow | null | undefined, now: Date): boolean {
  const span = parseWindow(window);
  return span !== null && span.from <= now.getTime() && now.getTime() <= span.to;
}

/** True when a configured value has a time of day. */
export function hasTimeOfDay(moment: string | null): boolean {
  return moment !== null && !DAY.test(moment.trim());
}
