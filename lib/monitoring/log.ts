import { pino } from 'pino';
import { getRequestId } from './current-request.ts';
import { readLogFields } from './log-fields.ts';
import { describeError, scrub } from './scrub.ts';

/** All threads write whole lines to one synchronous destination, so none is lost when the process ends. */
const output = pino.destination({ fd: 1, sync: true });
// The process that reads the output may have ended; the portal continues.
output.on('error', () => undefined);

/** One JSON object per line on standard output. No personal data: no name, identity, address, token or query. */
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

/** Logs a message for the operator regardless of the log level. */
export const announce = (text: string): void => log.child({}, { level: 'info' }).info(text);

const LEVELS = { error: 'error', warn: 'warn', log: 'info', info: 'info', debug: 'debug' } as const;

/**
 * Calls of `console` become log lines. @param level passed in because the log starts before the configuration is
 * checked
 */
export function openLog(level: string): void {
  log.level = level;
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method as keyof typeof LEVELS] = (...given: unknown[]) => {
      const err = given.find((value) => value instanceof Error);
      const msg = given.flatMap((value) => (typeof value === 'string' ? [scrub(value)] : [])).join(' ');
      const rest = Object.assign({}, ...given.map(readLogFields));
      log[level](err ? { ...rest, err } : rest, msg);
    };
  }
}
