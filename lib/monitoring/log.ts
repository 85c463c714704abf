import { pino } from 'pino';
import { getRequestId } from './current-request.ts';
import { readFacts } from './facts.ts';
import { describeError, scrub } from './scrub.ts';

/** Lines of all threads go to one place, whole, and none is lost when the process ends. */
const output = pino.destination({ fd: 1, sync: true });
// Whoever read the lines may have gone: the portal goes on.
output.on('error', () => undefined);

/**
 * The log of the process: a line of JSON each on standard output, with the id of the request in whose course it is
 * written. Nothing personal stands in it: no name, identity, address, token or query.
 */
export const log = pino(
  {
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: (error: unknown) => describeError(error) },
    mixin: () => {
      const requestId = getRequestId();
      return requestId ? { requestId } : {};
    },
  },
  output,
);

/** Tells the operator something whatever the level. */
export const announce = (text: string): void => log.child({}, { level: 'info' }).info(text);

const LEVELS = { error: 'error', warn: 'warn', log: 'info', info: 'info', debug: 'debug' } as const;

/**
 * Opens the log in this thread: what code and libraries say by `console` becomes lines of it.
 * @param level of LOG_LEVEL; the configuration is not read before it was checked
 */
export function openLog(level: string): void {
  log.level = level;
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method as keyof typeof LEVELS] = (...given: unknown[]) => {
      const err = given.find((value) => value instanceof Error);
      const msg = given.flatMap((value) => (typeof value === 'string' ? [scrub(value)] : [])).join(' ');
      const rest = Object.assign({}, ...given.map(readFacts));
      log[level](err ? { ...rest, err } : rest, msg);
    };
  }
}
