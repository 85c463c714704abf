/** Requirements: LANG-10, REG-18 */

import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import { splitMobile } from '@/lib/award/rules/calling-options';
import type { MyRequest } from '@/lib/award/schemas';
import type { Answers } from '@/lib/forms/definition/form-definition';
import { openAnswers } from './open-answers';
import { EMPTY_ANSWERS } from './registration-answers';

const COUNTRIES = [
  { code: '+966', arName: 'السعودية', enName: 'Saudi Arabia' },
  { code: '+1', arName: 'الولايات المتحدة', enName: 'United States' },
  { code: '+1', arName: 'كندا', enName: 'Canada' },
  { code: '+44', arName: 'بريطانيا', enName: 'United Kingdom' },
];

function toAnswers(request: MyRequest['data'], countries: typeof COUNTRIES): Answers {
  const answers = openAnswers('register', request);
  return { ...answers, ...splitMobile(String(answers.mobile), countries) };
}

const prefill = (parts: Partial<NonNullable<MyRequest['data']>>) =>
  toAnswers({ scholarshipRequestStatus: REQUEST_STATUS.FirstStageSubmited, ...parts }, COUNTRIES);

it('opens empty, with the first calling code, when there is no request', () => {
  expect(toAnswers(null, COUNTRIES)).toEqual({ ...EMPTY_ANSWERS, callingCode: '+966' });
});

it('turns numbers into the values of controls', () => {
  const answers = prefill({ personalInformation: { gender: 2 }, researchInformation: { researchType: 1 } });
  expect(answers).toMatchObject({ gender: '2', researchType: '1' });
});

it.each([
  ['1999-04-02', '1999-04-02'],
  ['1999-04-02T00:00:00', '1999-04-02'],
  ['1999-04-02T00:00:00.000', '1999-04-02'],
  ['1999-04-01T22:30:00Z', '1999-04-02'],
  ['1999-04-02T12:00:00+03:00', '1999-04-02'],
  ['April 2, 1999 12:00 GMT+3', '1999-04-02'],
  ['soon', ''],
  ['', ''],
])('shows the date «%s» as «%s»', (dateOfBirth, shown) => {
  expect(prefill({ personalInformation: { dateOfBirth } }).dateOfBirth).toBe(shown);
});

it('takes country and field from the objects that replace their ids', () => {
  const answers = prefill({
    scholarshipCountry: { id: 7, name: 'Ireland' },
    researchField: { id: 3, name: 'Crowds' },
  });
  expect(answers).toMatchObject({ scholarshipCountryId: '7', researchFieldId: '3' });
});

it('prefers an id that is present', () => {
  const answers = prefill({
    scholarshipInformation: { scholarshipCountryId: 2 },
    scholarshipCountry: { id: 7, name: 'Ireland' },
  });
  expect(answers.scholarshipCountryId).toBe('2');
});

it.each([
  ['447911123456', '+44', '7911123456'],
  ['966512345678', '+966', '512345678'],
  ['14165550100', '+1', '4165550100'],
  ['+447911123456', '+44', '7911123456'],
  ['999000111', '+966', '999000111'],
  ['', '+966', ''],
])('splits the number %s', (mobile, callingCode, national) => {
  expect(prefill({ personalInformation: { mobile } })).toMatchObject({ callingCode, mobile: national });
});

it('ignores what the form does not ask for', () => {
  const answers = prefill({ personalInformation: { nickname: 'x' } as never });
  expect(Object.keys(answers).sort()).toEqual(Object.keys(EMPTY_ANSWERS).sort());
});
