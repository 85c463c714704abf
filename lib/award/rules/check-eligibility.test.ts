/** @jest-environment node */
/** Requirements: JUDGE-02 */
import { SEED } from '@/lib/award/definition/edition';
import type { EligibilityRule } from '@/lib/award/definition/eligibility';
import { findBrokenRules, findCheckErrors, type Verdicts } from './check-eligibility';

const window = { durationFrom: '2025-04-01', durationTo: '2025-08-31' };
const configuration = {
  register: { durationFrom: '2025-01-13', durationTo: '2025-03-31' },
  submit: window,
};
const facts = {
  registeredAt: '2025-03-31T20:59:59.999Z',
  submittedAt: '2025-03-31T21:00:00.000Z',
  countryId: 3,
  areDeclarationsAccepted: true,
  duplicates: [],
};

test('the first and last instants of the windows in Riyadh count', () => {
  expect(findBrokenRules(facts, SEED, configuration)).toEqual([]);
});

test.each<[EligibilityRule, object]>([
  ['window', { submittedAt: '2025-08-31T21:00:00.000Z' }],
  ['window', { registeredAt: '2025-03-31T21:00:00.000Z' }],
  ['country', { countryId: 10 }],
  ['declarations', { areDeclarationsAccepted: false }],
  ['duplicates', { duplicates: ['1234567890'] }],
])('%s is broken by %j', (rule, change) => {
  expect(findBrokenRules({ ...facts, ...change }, SEED, configuration)).toEqual([rule]);
});

test('a country that the edition no longer offers breaks its rule', () => {
  const countries = SEED.countries.map((country) => ({ ...country, offered: country.id !== 3 }));
  expect(findBrokenRules(facts, { countries }, configuration)).toEqual(['country']);
});

test.each([
  ['moves with the date', { ...window, isDefault: true as const }],
  ['was removed', null],
])('a window that %s breaks nothing', (_name, submit) => {
  const late = { ...facts, submittedAt: '2026-01-01T00:00:00.000Z' };
  expect(findBrokenRules(late, SEED, { ...configuration, submit })).toEqual([]);
});

const admit: Verdicts = { decision: 'admit', category: 1, unmet: [], reasons: {} };
const refuse: Verdicts = {
  decision: 'refuse',
  category: null,
  unmet: ['identity'],
  reasons: { identity: 'x' },
};

test.each<[string, Verdicts, EligibilityRule[], object]>([
  ['admission with a category', admit, [], {}],
  ['admission without a category', { ...admit, category: null }, [], { category: 'required' }],
  ['an unknown category', { ...admit, category: 9 }, [], { category: 'choice' }],
  [
    'admission of a broken rule',
    { ...admit, unmet: ['country'], reasons: { country: 'x' } },
    ['country'],
    { unmet: 'choice' },
  ],
  ['disagreement without a reason', admit, ['duplicates'], { 'reasons.duplicates': 'required' }],
  ['disagreement with a reason', { ...admit, reasons: { duplicates: 'x' } }, ['duplicates'], {}],
  ['refusal with a reason', refuse, [], {}],
  ['refusal without a reason', { ...refuse, reasons: {} }, [], { 'reasons.identity': 'required' }],
  ['refusal without a broken rule', { ...refuse, unmet: [], reasons: {} }, [], { unmet: 'required' }],
])('%s', (_name, verdicts, broken, errors) => {
  expect(findCheckErrors(verdicts, broken, [1, 2, 3])).toEqual(errors);
});
