/**
 * `npm run api:check -- --root URL`: asks an external root every call that pages and forms make, and says which of
 * them will work with it (CALL-17).
 */
import 'server-only';
import { parseArgs } from 'node:util';
import { type EndpointId, getEndpoint } from '@/lib/endpoints';
import { listNeeds } from './api-needs';
import { ApiProbe, type Verdict } from './api-probe';
import { runCommand } from './run-command';

const HELP = `Asks an external API (API_ROOT) what the portal would ask it, and says which pages and forms will work.

  npm run api:check -- --root https://api.example/   reads only
  npm run api:check -- --root URL --token TOKEN      with the token of a signed-in person
  npm run api:check -- --root URL --writes           posts too, with an empty body that a root should refuse

Fails when a call that a page or form needs is unknown, refused or answered in another shape.
`;

const HARMLESS: readonly Verdict['state'][] = ['works', 'notTried'];

async function check(args: string[]): Promise<void> {
  const options = {
    root: { type: 'string' },
    token: { type: 'string' },
    writes: { type: 'boolean' },
  } as const;
  const { root = '', token, writes = false } = parseArgs({ args, options }).values;
  if (!URL.canParse(root)) throw new Error(`--root is missing or no address.\n\n${HELP}`);
  const probe = new ApiProbe({ root, token, writes });
  const needs = listNeeds();
  const verdicts = new Map<EndpointId, Verdict>();
  for (const id of new Set(needs.flatMap(({ calls, also = [] }) => [...calls, ...also])))
    verdicts.set(id, await probe.try(id));

  console.log('\nCalls');
  console.table([...verdicts].map(([id, verdict]) => ({ call: getEndpoint(id).path, ...verdict })));
  console.log('\nPages and forms');
  const rows = needs.map(({ page, calls }) => {
    const missing = calls.filter((id) => !HARMLESS.includes(verdicts.get(id)?.state ?? 'silent'));
    return {
      page,
      works: missing.length === 0,
      missing: missing.map((id) => getEndpoint(id).path).join(', '),
    };
  });
  console.table(rows);
  const broken = rows.filter(({ works }) => !works).length;
  console.log(
    broken === 0
      ? 'Every page and form will work.'
      : `${broken} of ${rows.length} will say "service unavailable".`,
  );
  if (broken > 0) process.exitCode = 1;
}

runCommand(check, HELP);
