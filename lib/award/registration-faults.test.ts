/** Requirements: REG-06, REG-07, REG-08, REG-09, REG-10, REG-11, REG-12 */
import { EMPTY_ANSWERS } from './registration-answers';
import { findFaults } from './registration-faults';

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

it('misses exactly the required answers in an empty form, each by its own code', () => {
  const faults = findFaults(EMPTY_ANSWERS);
  expect(Object.keys(faults).sort()).toEqual([...REQUIRED].sort());
  for (const [name, code] of Object.entries(faults)) expect(code).toBe(name);
});

it.each([
  ['saudiMobile', '512345678', 'saudiMobile'],
  ['saudiMobile', '05123456789', 'saudiMobile'],
  ['saudiMobile', '٠٥١٢٣٤٥٦٧٨', undefined],
  ['scholarshipFileNumber', '12345678901', 'scholarshipFileNumber'],
  ['scholarshipFileNumber', '12,5', 'scholarshipFileNumber'],
  ['scholarshipFileNumber', '7', undefined],
  ['email', 'sara@', 'email'],
  ['mobile', '12.5', 'mobile'],
  ['mobile', '', undefined],
  ['researchTitle', 'x'.repeat(201), 'tooLong'],
  ['researchSummary', 'a\u202Eb', 'forbiddenCharacters'],
] as const)('judges %s «%s»: %s', (field, value, code) => {
  const faults = findFaults({ ...EMPTY_ANSWERS, callingCode: '+966', [field]: value });
  expect(faults[field]).toBe(code);
});
