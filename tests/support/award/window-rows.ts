import { messagesOf } from '../i18n/messages';
import type { AwardState } from './award-state';

const past = { from: '2020-01-01', to: '2020-02-01' };
const open = { from: '2020-01-01', to: '2099-12-31T23:59' };
export const coming = { from: '2099-01-01', to: '2099-02-01' };
export const later = { from: '2099-03-01', to: '2099-04-01' };

export type Who = 'newcomer' | 'registered' | 'completed';
export type Outcome =
  | { form: 'register' | 'submit'; why?: 'needsRegistration' | 'submissionClosed' | 'registrationClosed' }
  | { notice: string };
type Row = [string, AwardState, Who, 'registration' | 'submission', Outcome];

export const state = (register: typeof past | null, submit: typeof past | null, status = 1): AwardState => ({
  windows: { register, submit },
  status,
});

const UNAVAILABLE = 'لا يمكن اتمام التسجيل في الجائزة';
const NOT_STARTED = 'التسجيل لم يبدأ بعد';
const ENDED = 'تم انتهاء التسجيل';
const COMPLETED = messagesOf('ar', 'opening').closed.completed;

/** Windows and status, who presses which button, and what the page shows. */
export const WINDOW_ROWS: Row[] = [
  ['no window is configured', state(null, null), 'newcomer', 'registration', { notice: UNAVAILABLE }],
  ['the award is not active', state(open, open, 0), 'registered', 'submission', { notice: UNAVAILABLE }],
  ['before registration', state(coming, later), 'newcomer', 'registration', { notice: NOT_STARTED }],
  [
    'before everything, registered',
    state(coming, later),
    'registered',
    'submission',
    { notice: NOT_STARTED },
  ],
  ['registration is open', state(open, later), 'newcomer', 'registration', { form: 'register' }],
  [
    'only registration is open, the other button',
    state(open, later),
    'newcomer',
    'submission',
    { form: 'register', why: 'needsRegistration' },
  ],
  [
    'registered, submission is not open yet',
    state(open, later),
    'registered',
    'submission',
    { form: 'register', why: 'submissionClosed' },
  ],
  ['registered, changes it', state(open, open), 'registered', 'registration', { form: 'register' }],
  ['both are open', state(open, open), 'registered', 'submission', { form: 'submit' }],
  ['submission is open', state(past, open), 'registered', 'submission', { form: 'submit' }],
  [
    'only submission is open, the other button',
    state(past, open),
    'registered',
    'registration',
    { form: 'submit', why: 'registrationClosed' },
  ],
  ['too late to register', state(past, open), 'newcomer', 'submission', { notice: ENDED }],
  ['between the windows', state(past, later), 'registered', 'submission', { notice: ENDED }],
  ['after everything', state(past, past), 'registered', 'submission', { notice: ENDED }],
  ['completed', state(open, open), 'completed', 'submission', { notice: COMPLETED }],
  ['completed, after everything', state(past, past), 'completed', 'registration', { notice: COMPLETED }],
];
