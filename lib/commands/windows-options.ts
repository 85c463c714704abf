import { parseArgs } from 'node:util';
import { parseWindow } from '@/lib/award/rules/windows';
import type { AwardWindow } from '@/lib/award/schemas';
import type { ConfigurationChange } from '@/lib/server/award/write-configuration';

export const WINDOWS_HELP = `Shows or sets when the award accepts registrations and submissions (Riyadh time, both ends inclusive).

  npm run windows                                        shows the current windows
  npm run windows -- --register 2026-01-01..2026-02-01   a bare date means the whole day
  npm run windows -- --submit 2026-02-01T09:00..2026-03-01T15:00
  npm run windows -- --register none                     removes the window from the configuration
  npm run windows -- --unset register --unset submit     restores the default: the phase of the edition, or
                                                         today ±30 days for the edition of 2025
  npm run windows -- --status 1                          1 is active; any other number closes the award
`;

const MOMENT = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2})?)?$/;
const FORMS = ['register', 'submit'] as const;

const parseForm = (name: string) => FORMS.find((form) => form === name);

/** False for dates such as 31 February, which JavaScript would convert to a day in March. */
function exists(moment: string): boolean {
  const day = moment.slice(0, 10);
  const date = new Date(`${day}T00:00:00Z`);
  return MOMENT.test(moment) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

function readWindow(option: string, text: string): AwardWindow | null {
  if (text === 'none') return null;
  const [durationFrom = '', durationTo = '', ...rest] = text.split('..');
  if (rest.length > 0 || !exists(durationFrom) || !exists(durationTo))
    throw new Error(`--${option} ${text}: expected from..to, such as 2026-01-01..2026-02-01, or none`);
  const window = { durationFrom, durationTo };
  const span = parseWindow(window);
  if (!span) throw new Error(`--${option} ${text}: there is no such time of day`);
  if (span.to < span.from) throw new Error(`--${option} ${text}: it ends before it begins`);
  return window;
}

function readStatus(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new Error(`--status ${text}: expected a whole number; 1 means active`);
  return Number(text);
}

/** @returns the change, or null to change nothing @throws Error that names the invalid argument */
export function readWindowsOptions(args: string[]): ConfigurationChange | null {
  const { values } = parseArgs({
    args,
    options: {
      register: { type: 'string' },
      submit: { type: 'string' },
      status: { type: 'string' },
      unset: { type: 'string', multiple: true },
    },
  });
  const windows: ConfigurationChange['windows'] = {};
  for (const form of FORMS) {
    const text = values[form];
    if (text !== undefined) windows[form] = readWindow(form, text);
  }
  for (const name of values.unset ?? []) {
    const form = parseForm(name);
    if (!form) throw new Error(`--unset ${name}: expected register or submit`);
    if (windows[form] !== undefined) throw new Error(`--unset ${name}: it is set by --${name} as well`);
    windows[form] = 'default';
  }
  const status = values.status === undefined ? undefined : readStatus(values.status);
  if (status === undefined && Object.keys(windows).length === 0) return null;
  return { ...(status === undefined ? {} : { status }), windows };
}
