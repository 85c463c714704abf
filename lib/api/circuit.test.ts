/** @jest-environment node */
/** Requirements: CALL-20 */
import { Circuit, WHOLE_ROOT } from './circuit';

let at: number;
let reports: [string, boolean][];
let circuit: Circuit;

beforeEach(() => {
  at = 1000;
  reports = [];
  circuit = new Circuit(
    (...report) => reports.push(report),
    () => at,
  );
});

const fail = (call: string, times = 1) => {
  for (let count = 0; count < times; count += 1) circuit.failed(call);
};

test('a call is refused after three consecutive failures, and others are not', () => {
  fail('News', 2);
  expect(circuit.allows('News')).toBe(true);
  fail('News');
  expect(circuit.allows('News')).toBe(false);
  expect(circuit.allows('Fields')).toBe(true);
  expect(reports).toEqual([['News', true]]);
});

test('an answer between failures resets the count', () => {
  fail('News', 2);
  circuit.succeeded('News');
  fail('News', 2);
  expect(circuit.allows('News')).toBe(true);
});

test('after a pause one probe is allowed, and its answer closes the circuit', () => {
  fail('News', 3);
  at += 5000;
  expect([circuit.allows('News'), circuit.allows('News')]).toEqual([true, false]);
  circuit.succeeded('News');
  expect([circuit.allows('News'), circuit.allows('News')]).toEqual([true, true]);
  expect(reports).toEqual([
    ['News', true],
    ['News', false],
  ]);
});

test('a failed probe doubles the pause, up to a minute, and is reported once', () => {
  fail('News', 3);
  for (const rest of [5000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
    at += rest - 1;
    expect(circuit.allows('News')).toBe(false);
    at += 1;
    expect(circuit.allows('News')).toBe(true);
    fail('News');
  }
  expect(reports).toEqual([['News', true]]);
});

/** Several calls started at the same time that time out. */
const TIMEOUT_MS = 20_000;
const timeOut = (calls: readonly string[]) => {
  for (const call of calls) circuit.failed(call, TIMEOUT_MS);
};

test('three calls that time out without an answer in between open the circuit of the whole root', () => {
  at += TIMEOUT_MS;
  timeOut(['News', 'Fields', 'Token']);
  expect(circuit.allows('Countries')).toBe(false);
  expect(circuit.listOpen()).toEqual([WHOLE_ROOT]);
  at += 5000;
  expect(circuit.allows('Countries')).toBe(true);
  expect(circuit.allows('News')).toBe(false);
  circuit.succeeded('Countries');
  expect(circuit.allows('News')).toBe(true);
});

test('connections that are lost at the same instant do not open the circuit of the root', () => {
  for (const call of ['News', 'Fields', 'Token', 'Countries', 'Levels']) fail(call);
  expect(circuit.listOpen()).toEqual([]);
});

test('calls that fail immediately open the circuit of the root after a second without an answer', () => {
  for (const call of ['News', 'Fields', 'Token']) fail(call);
  at += 999;
  fail('Countries');
  expect(circuit.listOpen()).toEqual([]);
  at += 1;
  fail('Countries');
  expect(circuit.listOpen()).toEqual([WHOLE_ROOT]);
});

test('an answer between failures restarts the time of silence', () => {
  at += TIMEOUT_MS;
  timeOut(['News', 'Fields']);
  circuit.succeeded('Countries');
  at += 500;
  // These calls started before the response arrived.
  timeOut(['News', 'Fields', 'Token']);
  expect(circuit.listOpen()).toEqual([]);
});

test('an answer to another thread restarts the time of silence', () => {
  at += TIMEOUT_MS;
  timeOut(['News', 'Fields']);
  circuit.close(WHOLE_ROOT);
  timeOut(['Token']);
  expect(circuit.listOpen()).toEqual([]);
});

test('an old failure does not count', () => {
  fail('News');
  at += 61_000;
  for (const call of ['Fields', 'Token']) fail(call);
  at += 1;
  fail('Countries');
  expect(circuit.listOpen()).toEqual([]);
});

test('a single call that hangs never opens the circuit of the root', () => {
  for (let count = 0; count < 20; count += 1) {
    at += 60_000;
    if (circuit.allows('News')) fail('News');
  }
  expect(circuit.listOpen()).toEqual(['News']);
  expect(circuit.allows('Fields')).toBe(true);
});

test('requests in progress when a circuit opened do not extend its pause', () => {
  fail('News', 30);
  at += 5000;
  expect(circuit.allows('News')).toBe(true);
});

test('after a probe whose client disconnected, the next call is a probe', () => {
  fail('News', 3);
  at += 5000;
  circuit.allows('News');
  circuit.abandoned('News');
  expect(circuit.allows('News')).toBe(true);
});

test('a circuit that another thread opened is open here too', () => {
  circuit.open('News');
  expect(circuit.allows('News')).toBe(false);
  at += 5000;
  expect(circuit.allows('News')).toBe(true);
});
