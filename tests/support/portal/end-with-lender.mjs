import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before a portal that outlives the Jest worker which started it: the portal ends when the test run has
 * ended, however that happened.
 */
const lender = Number(process.env.LENDER);
const LOOK_MS = 1000;

function look() {
  try {
    // Signal 0 only asks whether the process exists.
    process.kill(lender, 0);
  } catch {
    process.exit();
  }
}

if (isMainThread) setInterval(look, LOOK_MS).unref();
