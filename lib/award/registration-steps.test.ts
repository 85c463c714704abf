/** Requirements: REG-05, REG-16 */
import { EMPTY_ANSWERS, type RegistrationField } from './registration-answers';
import {
  areParticipantsShown,
  findFirstStepWith,
  getStepOf,
  isFilled,
  listFields,
  parseStep,
  STEP_NUMBERS,
} from './registration-steps';

it('asks each question on exactly one step', () => {
  const asked = STEP_NUMBERS.flatMap(listFields);
  expect([...asked].sort()).toEqual(Object.keys(EMPTY_ANSWERS).sort());
});

it.each([
  ['2', 2],
  ['4', null],
  ['', null],
  [null, null],
])('reads the step «%s» as %s', (text, step) => {
  expect(parseStep(text)).toBe(step);
});

it.each([
  ['', true],
  ['2', true],
  ['1', false],
])('with research type «%s» participants are shown: %s', (type, shown) => {
  expect(areParticipantsShown(type)).toBe(shown);
});

it('counts a step as filled without its optional answers', () => {
  const answers = {
    ...EMPTY_ANSWERS,
    researchTitle: 'a',
    researchType: '2',
    researchFieldId: '1',
    researchSummary: 'b',
  };
  expect(isFilled(3, answers)).toBe(true);
  expect(isFilled(3, { ...answers, researchSummary: '  ' })).toBe(false);
});

it('finds the first step with a fault', () => {
  const faulty: RegistrationField[] = ['researchTitle', 'scholarshipCity'];
  expect(findFirstStepWith(faulty)).toBe(2);
  expect(findFirstStepWith([])).toBeNull();
  expect(getStepOf('email')).toBe(1);
});
