/** Requirements: REG-06, REG-07, REG-08, REG-09, REG-10, REG-11, REG-12, REG-29 */

import { EMPTY_ANSWERS } from '@/lib/award/rules/registration-answers';
import type { Answers } from '@/lib/forms/definition/form-definition';
import { findErrors as judge } from '@/lib/forms/rules/find-errors';
import { registrationForm } from './registration';

const TODAY = '2025-02-02';
const findErrors = (answers: Answers) => judge(registrationForm, answers, TODAY);

const REQUIRED = [
  'dateOfBirth',
  'gender',
  'scholarshipFileNumber',
  'email',
  'saudiMobile',
  'scholarshipCountryId',
  'scholarshipUniversityName',
  'scholarshipCity',
  'academicLevel',
  'scholarshipSpecialization',
  'currentEducationalLevel',
  'expectedGraduationDate',
  'researchTitle',
  'researchType',
  'researchFieldId',
  'researchSummary',
];

it('reports exactly the required answers of an empty form, each with its own code', () => {
  const errors = findErrors(EMPTY_ANSWERS);
  expect(Object.keys(errors).sort()).toEqual([...REQUIRED].sort());
  for (const [name, code] of Object.entries(errors)) expect(code).toBe(name);
});

it.each([
  ['saudiMobile', '512345678', 'saudiMobile'],
  ['saudiMobile', '05123456789', 'saudiMobile'],
  ['saudiMobile', '٠٥١٢٣٤٥٦٧٨', undefined],
  ['scholarshipFileNumber', '12345678901', 'scholarshipFileNumber'],
  ['scholarshipFileNumber', '12,5', 'scholarshipFileNumber'],
  ['scholarshipFileNumber', '7', undefined],
  ['email', 'sara@', 'email'],
  ['mobile', '12.5', 'callingNumber'],
  ['mobile', '', undefined],
  ['mobile', '1234567890123456', 'callingNumber'],
  ['dateOfBirth', '1899-12-31', 'tooEarly'],
  ['dateOfBirth', '2999-01-01', 'tooLate'],
  ['dateOfBirth', '2001-02-30', 'date'],
  ['expectedGraduationDate', 'soon', 'date'],
  ['researchTitle', 'x'.repeat(201), 'tooLong'],
  ['researchSummary', 'a\u202Eb', 'forbiddenCharacters'],
] as const)('judges %s «%s»: %s', (field, value, code) => {
  const errors = findErrors({ ...EMPTY_ANSWERS, callingCode: '+966', [field]: value });
  expect(errors[field]).toBe(code);
});

it('reports a graduation before the birth with a separate code', () => {
  const answers = { ...EMPTY_ANSWERS, dateOfBirth: '2000-05-01', expectedGraduationDate: '1999-05-01' };
  expect(findErrors(answers).expectedGraduationDate).toBe('notAfter');
});

test.each([
  ['2000-05-01', '2026-06-30', []],
  ['1900-01-01', '2026-06-30', []],
  ['1899-12-31', '2026-06-30', ['dateOfBirth']],
  ['2025-02-01', '2026-06-30', []],
  [TODAY, '2026-06-30', ['dateOfBirth']],
  ['2031-01-01', '2030-12-31', ['dateOfBirth']],
  ['2000-05-01', '2000-05-01', ['expectedGraduationDate']],
  ['2000-05-01', '2001-01-01', []],
])('born %s, graduating %s', (dateOfBirth, expectedGraduationDate, invalid) => {
  const errors = findErrors({ ...EMPTY_ANSWERS, dateOfBirth, expectedGraduationDate });
  expect(['dateOfBirth', 'expectedGraduationDate'].filter((name) => errors[name])).toEqual(invalid);
});
