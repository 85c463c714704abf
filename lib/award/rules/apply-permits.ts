import type { AwardConfiguration, AwardWindow, Permit } from '@/lib/award/schemas';
import { isWithin } from './windows';

const holds = ({ from, until }: Permit, now: Date) =>
  Date.parse(from) <= now.getTime() && now.getTime() <= Date.parse(until);

/**
 * The configuration as it applies to one person: a permit opens a form whose window is closed, and a reopened
 * submission is open until its own hour, whatever the window (AWARD-27).
 * @param permits of this person; none without a session, and with an external root
 * @param now the server's clock
 */
export function applyPermits<Read extends AwardConfiguration | null>(
  configuration: Read,
  permits: readonly Permit[] | null | undefined,
  now: Date,
): Read {
  const held = permits?.filter((permit) => holds(permit, now)) ?? [];
  if (!configuration || held.length === 0) return configuration;
  const toWindow = (kind: Permit['kind']): AwardWindow | null => {
    const permit = held.find((candidate) => candidate.kind === kind);
    return permit ? { durationFrom: permit.from, durationTo: permit.until } : null;
  };
  const unlessOpen = (window: AwardWindow | null | undefined, kind: Permit['kind']) =>
    isWithin(window, now) ? window : (toWindow(kind) ?? window);
  const reopened = toWindow('resubmit');
  return {
    ...configuration,
    register: unlessOpen(configuration.register, 'register'),
    submit: reopened ?? unlessOpen(configuration.submit, 'submit'),
    ...(reopened && { isReopened: true }),
  };
}
