import 'server-only';
import { isWithin, parseWindow } from '@/lib/award/rules/windows';
import type { AwardConfiguration, AwardWindow } from '@/lib/award/schemas';
import { now } from '@/lib/env/clock';
import { readConfiguration } from '@/lib/server/award/configuration';
import { yearInForce } from '@/lib/server/award/read-edition';
import { writeConfiguration } from '@/lib/server/award/write-configuration';
import type { Database } from '@/lib/server/db/open';
import { openNamedDatabase } from './open-named-database';
import { runCommand } from './run-command';
import { readWindowsOptions, WINDOWS_HELP } from './windows-options';

function describeState(window: AwardWindow | null | undefined, at: Date): string {
  const span = parseWindow(window);
  if (!span) return 'not configured';
  if (isWithin(window, at)) return 'open';
  return at.getTime() < span.from ? 'not started' : 'ended';
}

const describeWindow = (window: AwardWindow | null | undefined, isSet: boolean, at: Date) => ({
  from: window?.durationFrom ?? '-',
  to: window?.durationTo ?? '-',
  now: describeState(window, at),
  set: isSet
    ? 'by the operator'
    : window?.isDefault
      ? 'default, today ±30 days'
      : 'default, the phase of the edition',
});

async function show(database: Database, configuration: AwardConfiguration, at: Date): Promise<void> {
  const rows = await database
    .selectFrom('award_window')
    .select('kind')
    .where('edition_id', '=', yearInForce())
    .execute();
  const isSet = (kind: string) => rows.some((row) => row.kind === kind);
  console.table({
    register: describeWindow(configuration.register, isSet('register'), at),
    submit: describeWindow(configuration.submit, isSet('submit'), at),
  });
  console.log(`status ${configuration.status} (${configuration.status === 1 ? 'active' : 'closed'})`);
}

runCommand(async (args) => {
  const change = readWindowsOptions(args);
  const database = await openNamedDatabase();
  const at = now();
  if (change) await writeConfiguration(database, change, at);
  await show(database, await readConfiguration(database, at), at);
}, WINDOWS_HELP);
