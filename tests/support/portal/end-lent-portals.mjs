import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

function end({ pid, dataDir }) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 9 });
}

/** After the tests of a Jest project: ends the portals that its files shared. */
export default async function tearDown() {
  if (process.env.ATTACK_INSTANCES === '2') await globalThis.testPostgres?.stop();
  const folder = process.env.LENT_PORTALS ?? '';
  if (!existsSync(folder)) return;
  const notes = readdirSync(folder).filter((name) => name.endsWith('.json'));
  for (const name of notes) end(JSON.parse(readFileSync(join(folder, name), 'utf8')));
  rmSync(folder, { recursive: true, force: true });
}
