/** Requirements: REG-05, REG-16 */
import { registrationForm } from '@/lib/award/definition/registration';
import { EMPTY_ANSWERS } from '@/lib/award/rules/registration-answers';
import { findStepWith, getStep, isFilled, listStepControls, parseStep } from './steps';

it('has each question on exactly one step', () => {
  const asked = registrationForm.sections.flatMap((_, index) =>
    listStepControls(registrationForm, index + 1),
  );
  expect(asked.sort()).toEqual(Object.keys(EMPTY_ANSWERS).sort());
  expect(() => getStep(registrationForm, 4)).toThrow();
});

it.each([
  ['2', 2],
  ['4', null],
  ['0', null],
  ['1.5', null],
  ['', null],
  [null, null],
])('reads the step «%s» as %s', (text, step) => {
  expect(parseStep(registrationForm, text)).toBe(step);
});

it('treats a step as filled without its optional answers', () => {
  const answers = {
    ...EMPTY_ANSWERS,
    researchTitle: 'a',
    researchType: '2',
    researchFieldId: '1',
    researchSummary: 'b',
  };
  expect(isFilled(registrationForm, 3, answers)).toBe(true);
  expect(isFilled(registrationForm, 3, { ...answers, researchSummary: '  ' })).toBe(false);
});

it('finds the first step with an error', () => {
  expect(findStepWith(registrationForm, ['researchTitle', 'scholarshipCity'])).toBe(2);
  expect(findStepWith(registrationForm, ['callingCode'])).toBe(1);
  expect(findStepWith(registrationForm, [])).toBeNull();
});
