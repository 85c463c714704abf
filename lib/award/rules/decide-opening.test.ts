/** Requirements: OPEN-02, OPEN-03, OPEN-04, OPEN-05, OPEN-06, OPEN-07 */

import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import type { AwardConfiguration, MyRequest } from '@/lib/award/schemas';
import { type AwardForm, decideOpening, type Opening } from './decide-opening';

type Request = MyRequest['data'];
type Row = [string, AwardConfiguration | null, Request, string, AwardForm, Partial<Opening>];

const none: Request = null;
const fresh: Request = { scholarshipRequestStatus: REQUEST_STATUS.New };
const registered: Request = {
  scholarshipRequestStatus: REQUEST_STATUS.FirstStageSubmited,
  referenceNumber: 'R7',
};
const completed: Request = { scholarshipRequestStatus: REQUEST_STATUS.Completed, referenceNumber: 'R9' };

const january = { durationFrom: '2025-01-01', durationTo: '2025-01-31' };
const march = { durationFrom: '2025-03-01', durationTo: '2025-03-31' };
const hours = { durationFrom: '2025-01-10T09:00', durationTo: '2025-01-10T17:00' };

/** Registration in January, submission in March, nothing in February. */
const edition: AwardConfiguration = { status: 1, register: january, submit: march };
const together: AwardConfiguration = { status: 1, register: january, submit: january };
const registerOnly: AwardConfiguration = { status: 1, register: january };
const submitOnly: AwardConfiguration = { status: 1, submit: march };
const reversed: AwardConfiguration = { status: 1, register: march, submit: january };

const unavailable = { form: null, notice: 'unavailable', tone: 'info' } as const;
const notStarted = { form: null, notice: 'notStarted', tone: 'info' } as const;
const ended = { form: null, notice: 'ended', tone: 'info' } as const;
const received = { form: null, notice: 'completed', tone: 'warning', referenceNumber: 'R9' } as const;
const opensInMarch = { next: { form: 'submit', from: '2025-03-01' } } as const;
const opensInJanuary = { next: { form: 'register', from: '2025-01-01' } } as const;

const DECEMBER = '2024-12-15T12:00:00Z';
const JANUARY = '2025-01-15T12:00:00Z';
const FEBRUARY = '2025-02-15T12:00:00Z';
const MARCH = '2025-03-15T12:00:00Z';
const APRIL = '2025-04-15T12:00:00Z';

const rows: Row[] = [
  ['no configuration', null, registered, JANUARY, 'register', unavailable],
  ['an inactive award', { ...edition, status: 0 }, registered, JANUARY, 'submit', unavailable],
  ['an inactive award, completed', { ...edition, status: 2 }, completed, JANUARY, 'submit', unavailable],
  ['no window at all', { status: 1 }, none, JANUARY, 'register', unavailable],
  [
    'windows left empty',
    { status: 1, register: null, submit: { durationFrom: '', durationTo: '' } },
    registered,
    JANUARY,
    'submit',
    unavailable,
  ],
  ['no window, completed', { status: 1 }, completed, JANUARY, 'register', unavailable],

  ['completed, registration open', edition, completed, JANUARY, 'register', received],
  ['completed, submission open', edition, completed, MARCH, 'submit', received],
  ['completed, before everything', edition, completed, DECEMBER, 'register', received],
  ['completed, after everything', edition, completed, APRIL, 'submit', received],

  ['no request, registration open', edition, none, JANUARY, 'register', { form: 'register' }],
  [
    'no request, the other button',
    edition,
    none,
    JANUARY,
    'submit',
    { form: 'register', redirectedFrom: 'submit' },
  ],
  ['a new request, registration open', edition, fresh, JANUARY, 'register', { form: 'register' }],
  ['registered, changes it', edition, registered, JANUARY, 'register', { form: 'register' }],
  [
    'registered, submission not open yet',
    edition,
    registered,
    JANUARY,
    'submit',
    { form: 'register', redirectedFrom: 'submit' },
  ],
  ['registered, submission open', edition, registered, MARCH, 'submit', { form: 'submit' }],
  ['a new request, submission open', edition, fresh, MARCH, 'submit', { form: 'submit' }],
  [
    'registered, registration over',
    edition,
    registered,
    MARCH,
    'register',
    { form: 'submit', redirectedFrom: 'register' },
  ],

  ['both open, registration pressed', together, registered, JANUARY, 'register', { form: 'register' }],
  ['both open, submission pressed', together, registered, JANUARY, 'submit', { form: 'submit' }],
  [
    'both open, nobody registered',
    together,
    none,
    JANUARY,
    'submit',
    { form: 'register', redirectedFrom: 'submit' },
  ],

  [
    'no request, before registration',
    edition,
    none,
    DECEMBER,
    'register',
    { ...notStarted, ...opensInJanuary },
  ],
  ['no request, between the windows', edition, none, FEBRUARY, 'submit', ended],
  ['no request, submission open', edition, none, MARCH, 'submit', ended],
  ['no request, after everything', edition, none, APRIL, 'register', ended],
  ['no request, only submission configured', submitOnly, none, MARCH, 'submit', ended],
  [
    'registered, before everything',
    edition,
    registered,
    DECEMBER,
    'submit',
    { ...notStarted, ...opensInJanuary },
  ],
  ['registered, between the windows', edition, registered, FEBRUARY, 'submit', { ...ended, ...opensInMarch }],
  ['registered, after everything', edition, registered, APRIL, 'submit', ended],
  ['registered, only registration configured', registerOnly, registered, FEBRUARY, 'submit', ended],
  [
    'registered, only submission, too early',
    submitOnly,
    registered,
    JANUARY,
    'submit',
    { ...notStarted, ...opensInMarch },
  ],
  ['submission first, too early', reversed, registered, DECEMBER, 'register', { ...notStarted }],
  ['submission first, nobody registered', reversed, none, FEBRUARY, 'register', { ...notStarted }],
];

test.each(rows)('%s', (_name, configuration, request, now, pressed, expected) => {
  const opening = decideOpening({ configuration, request, now: new Date(now), pressed });
  expect(opening).toMatchObject(expected);
  if (!('next' in expected) && opening.form === null && opening.notice !== 'notStarted') {
    expect(opening.next).toBeUndefined();
  }
});

test.each([
  ['the instant before the day', edition, '2024-12-31T20:59:59.999Z', 'notStarted'],
  ['the first instant of the day', edition, '2024-12-31T21:00:00.000Z', 'register'],
  ['the last instant of the last day', edition, '2025-01-31T20:59:59.999Z', 'register'],
  ['the instant after the last day', edition, '2025-01-31T21:00:00.000Z', 'ended'],
  ['the instant before the hour', { status: 1, register: hours }, '2025-01-10T05:59:59.999Z', 'notStarted'],
  ['the first instant of the hour', { status: 1, register: hours }, '2025-01-10T06:00:00.000Z', 'register'],
  ['the last instant of the hour', { status: 1, register: hours }, '2025-01-10T14:00:00.000Z', 'register'],
  ['the instant after the hour', { status: 1, register: hours }, '2025-01-10T14:00:00.001Z', 'ended'],
])('%s', (_name, configuration, now, expected) => {
  const opening = decideOpening({ configuration, request: none, now: new Date(now), pressed: 'register' });
  expect(opening.form ?? opening.notice).toBe(expected);
});

test('both buttons lead to the same form where only one is open', () => {
  const forms = (['register', 'submit'] as const).map(
    (pressed) =>
      decideOpening({ configuration: edition, request: none, now: new Date(JANUARY), pressed }).form,
  );
  expect(forms).toEqual(['register', 'register']);
});
