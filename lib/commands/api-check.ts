/** `npm run api:check -- --root URL`: which pages and forms will work with an external root (CALL-17). */
import 'server-only';
import { parseArgs } from 'node:util';
import { listNeeds, type Need } from './api-needs';
import { ApiProbe, type Call, toCall, toSignOn, type Verdict } from './api-probe';
import { runCommand } from './run-command';

const HELP = `Makes every call of the portal to an external API (API_ROOT), and reports which pages and forms will work.
The paths of calls and sign-ons are those in SETTINGS_FILE, as for the portal.

  npm run api:check -- --root https://api.example/   only reads: POST calls are not tried
  npm run api:check -- --root URL --token TOKEN      with the token of a signed-in person (for the desk, of staff);
                                                     also reports whether the portal would accept it as a sign-on
  npm run api:check -- --root URL --writes           also tries POST calls, with an empty body that a root should refuse

Fails if a call that a page or form needs is unknown, is refused or has an invalid answer.
`;

type Verdicts = ReadonlyMap<string, Verdict>;

const listCalls = ({ calls, signOn }: Need): Call[] => [
  ...calls.map(toCall),
  ...(signOn ? [toSignOn(signOn)] : []),
];

function judgeNeed(need: Need, verdicts: Verdicts) {
  const calls = listCalls(need).map(({ name }) => ({ name, state: verdicts.get(name)?.state ?? 'silent' }));
  const listNames = (...states: Verdict['state'][]) =>
    calls
      .filter(({ state }) => states.includes(state))
      .map(({ name }) => name)
      .join(', ');
  const missing = listNames('unknown', 'refused', 'otherAnswer', 'silent');
  const untried = listNames('notTried');
  return { page: need.page, works: missing ? 'no' : untried ? 'not tried' : 'yes', missing, untried };
}

function summarize(rows: readonly ReturnType<typeof judgeNeed>[]): string {
  const count = (value: string) => rows.filter(({ works }) => works === value).length;
  if (count('yes') === rows.length) return 'Every page and form will work.';
  return `Of ${rows.length} pages and forms ${count('yes')} will work, ${count('no')} will say "service unavailable", ${count('not tried')} were not tried completely.`;
}

async function check(args: string[]): Promise<void> {
  const options = {
    root: { type: 'string' },
    token: { type: 'string' },
    writes: { type: 'boolean' },
  } as const;
  const { root = '', token, writes = false } = parseArgs({ args, options }).values;
  if (!URL.canParse(root)) throw new Error(`--root is missing or not an address.\n\n${HELP}`);
  const probe = new ApiProbe({ root, token, writes });
  const needs = listNeeds();
  const verdicts = new Map<string, Verdict>();
  for (const call of needs.flatMap((need) => [...listCalls(need), ...(need.also ?? []).map(toCall)]))
    if (!verdicts.has(call.name)) verdicts.set(call.name, await probe.try(call));

  console.log('\nCalls');
  console.table([...verdicts].map(([call, verdict]) => ({ call, ...verdict })));
  console.log('\nPages and forms');
  const rows = needs.map((need) => judgeNeed(need, verdicts));
  console.table(rows);
  console.log(summarize(rows));
  if (rows.some(({ works }) => works === 'no')) process.exitCode = 1;
}

runCommand(check, HELP);
