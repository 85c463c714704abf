/** @jest-environment node */
/** Requirements: MONITOR-02 */
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '@/lib/monitoring/log';
import { watchDurations } from '@/lib/monitoring/metrics';
import { watchRequest } from './watch-request';

const PATH = '/gateway/Contact/Create';
const WAY_MS = 120;

beforeAll(() => {
  jest.useFakeTimers();
  log.level = 'fatal';
});

/** The measured duration of a request whose body arrives late or never. */
function time(type: string, hasArrived: boolean) {
  const observed = jest.fn();
  watchDurations(observed);
  const request = Object.assign(new EventEmitter(), {
    method: 'POST',
    url: PATH,
    headers: { 'content-type': type },
  });
  const response = Object.assign(new EventEmitter(), { statusCode: 200, writableFinished: true });
  watchRequest(
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    { isMade: true },
    { nameRoute: () => '' },
  );
  jest.advanceTimersByTime(WAY_MS);
  if (hasArrived) request.emit('end');
  jest.advanceTimersByTime(WAY_MS / 2);
  response.emit('close');
  const [, seconds, labels] = observed.mock.calls[0] ?? [];
  return { ms: seconds * 1000, kind: labels.kind };
}

test('the time until the last byte of an upload belongs to its sender, the rest to the portal', () => {
  const { ms, kind } = time('multipart/form-data; boundary=x', true);
  expect(kind).toBe('upload');
  expect(ms).toBeCloseTo(WAY_MS / 2);
});

test('an aborted upload has no waiting time', () => {
  expect(time('multipart/form-data; boundary=x', false)).toEqual({ ms: 0, kind: 'upload' });
});

test('a call is timed from its head', () => {
  const { ms, kind } = time('application/json', true);
  expect(kind).toBe('call');
  expect(ms).toBeCloseTo(1.5 * WAY_MS);
});
