/** @jest-environment node */
/** Requirements: OPS-04 */
import { readWindowsOptions } from './windows-options';

test.each([
  ['', null],
  ['--status 0', { status: 0, windows: {} }],
  ['--register none', { windows: { register: null } }],
  ['--unset register --unset submit', { windows: { register: 'default', submit: 'default' } }],
  [
    '--register 2026-01-01..2026-02-01 --submit 2026-02-01T09:00..2026-03-01T15:00',
    {
      windows: {
        register: { durationFrom: '2026-01-01', durationTo: '2026-02-01' },
        submit: { durationFrom: '2026-02-01T09:00', durationTo: '2026-03-01T15:00' },
      },
    },
  ],
  [
    '--register 2026-01-01..2026-01-01',
    { windows: { register: { durationFrom: '2026-01-01', durationTo: '2026-01-01' } } },
  ],
])('%s', (line, expected) => {
  expect(readWindowsOptions(line.split(' ').filter(Boolean))).toEqual(expected);
});

test.each([
  ['--register 2026-01-01', 'expected from..to'],
  ['--register 2026-02-30..2026-03-01', 'expected from..to'],
  ['--register 2026-01-01T25:00..2026-03-01', 'no such time'],
  ['--submit 2026-03-01..2026-01-01', 'ends before it begins'],
  ['--status open', 'expected a whole number'],
  ['--unset jury', 'expected register or submit'],
  ['--register none --unset register', 'as well'],
  ['--regster none', 'regster'],
])('%s is refused and explained', (line, expected) => {
  expect(() => readWindowsOptions(line.split(' '))).toThrow(expected);
});
