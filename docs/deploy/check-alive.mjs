/**
 * Docker marks a container as unhealthy but does not restart it, so the third failed check in a row ends the portal.
 * It is the child of the container's init (`init: true`), because a frozen PID 1 cannot be killed from inside.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FAILURES = 3;
const PATIENCE_MS = 4000;
const { PORT = '3000', INIT_PID = '1' } = process.env;
const count = join(tmpdir(), 'portal-failed-checks');

const isAlive = await fetch(`http://127.0.0.1:${PORT}/health/live`, {
  signal: AbortSignal.timeout(PATIENCE_MS),
})
  .then(({ ok }) => ok)
  .catch(() => false);

function readFailures() {
  try {
    return Number(readFileSync(count, 'utf8'));
  } catch {
    return 0;
  }
}

if (isAlive) {
  rmSync(count, { force: true });
} else {
  const failures = readFailures() + 1;
  writeFileSync(count, String(failures));
  if (failures >= FAILURES) {
    rmSync(count, { force: true });
    const children = readFileSync(`/proc/${INIT_PID}/task/${INIT_PID}/children`, 'utf8').trim().split(/\s+/);
    // The first child is the portal; a check that runs now is a later one.
    if (children[0]) process.kill(Number(children[0]), 'SIGKILL');
  }
  process.exitCode = 1;
}
