/** Requirements: AWARD-26, AWARD-27 */
import type { AwardConfiguration, MyRequest, Permit } from '@/lib/award/schemas';
import { findRefusal } from './admission';
import { applyPermits } from './apply-permits';
import { decideOpening } from './decide-opening';
import { listActions } from './list-actions';

const CLOSED = { durationFrom: '2025-01-13', durationTo: '2025-03-31' };
const OPEN = { durationFrom: '2025-01-13', durationTo: '2025-12-31' };
const NOW = new Date('2025-09-01T10:00:00.000Z');
const UNTIL = '2025-09-02T09:00:00.000Z';
const FROM = '2025-08-31T09:00:00.000Z';
const configure = (register = CLOSED, submit = CLOSED): AwardConfiguration => ({
  status: 1,
  register,
  submit,
});
const permit = (kind: Permit['kind'], change: Partial<Permit> = {}): Permit => ({
  kind,
  from: FROM,
  until: UNTIL,
  ...change,
});
const request = (status: 2 | 3, change: Partial<NonNullable<MyRequest['data']>> = {}) => ({
  scholarshipRequestStatus: status,
  ...change,
});

/** What opens for the person on the page, and what the server refuses; both must agree. */
function judge(data: MyRequest['data'], permits: Permit[], configuration = configure(), now = NOW) {
  const own = applyPermits(configuration, permits, now);
  const { form } = decideOpening({ configuration: own, request: data, now, pressed: 'submit' });
  const refused = (['register', 'submit'] as const).filter(
    (name) =>
      findRefusal({
        configuration: own,
        status: data?.scholarshipRequestStatus ?? null,
        isDisqualified: data?.shownStage === 'disqualified',
        form: name,
        now,
      }) !== null,
  );
  const [action] = listActions({ configuration: own, request: data, now });
  return { form, refused, action: action?.kind };
}
const NOTHING = ['register', 'submit'];

test('without a permit, and for anyone else, nothing opens', () => {
  expect(judge(null, [])).toEqual({ form: null, refused: NOTHING, action: 'closed' });
  expect(applyPermits(null, [permit('register')], NOW)).toBeNull();
});

test.each([
  ['register', null, 'register', ['submit'], 'open'],
  ['submit', request(2), 'submit', ['register'], 'continue'],
  ['resubmit', request(3), 'submit', ['register'], 'continue'],
  ['submit', null, null, NOTHING, 'closed'],
  ['submit', request(3), null, NOTHING, 'view'],
] as const)('a permit to %s opens its form and no other', (kind, data, form, refused, action) => {
  const judged = judge(data, [permit(kind)]);
  expect(judged.form).toBe(form);
  if (data !== null || kind === 'register') expect(judged.refused).toEqual(refused);
  if (form) expect(judged.action).toBe(action);
});

test('it holds until its last moment, and not before it was confirmed', () => {
  const at = (time: string) => judge(request(2), [permit('submit')], configure(), new Date(time)).form;
  expect(at(FROM)).toBe('submit');
  expect(at(UNTIL)).toBe('submit');
  expect(at('2025-08-31T08:59:59.999Z')).toBeNull();
  expect(at('2025-09-02T09:00:00.001Z')).toBeNull();
});

test('an open window stays as long as it is, but a reopened submission ends at its hour', () => {
  const configuration = configure(OPEN, OPEN);
  expect(applyPermits(configuration, [permit('register'), permit('submit')], NOW)).toMatchObject({
    register: OPEN,
    submit: OPEN,
  });
  expect(applyPermits(configuration, [permit('resubmit')], NOW).submit).toEqual({
    durationFrom: FROM,
    durationTo: UNTIL,
  });
});

test('while the award accepts no forms, and after a disqualification, a permit opens nothing', () => {
  const inactive = { ...configure(), status: 0 };
  expect(judge(request(2), [permit('submit')], inactive)).toMatchObject({ form: null, refused: NOTHING });
  const out = request(3, { shownStage: 'disqualified' });
  expect(judge(out, [permit('resubmit')])).toEqual({ form: null, refused: NOTHING, action: 'view' });
  expect(judge(out, [], configure(OPEN, OPEN))).toEqual({ form: null, refused: NOTHING, action: 'view' });
});
