/** Requirements: REG-10, REG-13, REG-23 */

import { EMPTY_ANSWERS, type RegistrationAnswers } from '@/lib/award/rules/registration-answers';
import { registration } from '@/lib/award/schemas';
import { toPayload as toBody } from '@/lib/forms/rules/payload';
import { type Registration, registrationForm } from './registration';

const toPayload = (answers: RegistrationAnswers) => toBody(registrationForm, answers) as Registration;

const ANSWERS: RegistrationAnswers = {
  dateOfBirth: '1999-04-02',
  gender: '2',
  scholarshipFileNumber: '123456',
  email: 'sara@example.edu',
  saudiMobile: '0512345678',
  callingCode: '+44',
  mobile: '7911123456',
  scholarshipCountryId: '3',
  scholarshipUniversityName: 'University of Leeds',
  scholarshipCity: 'Leeds',
  academicLevel: '2',
  scholarshipSpecialization: 'Data science',
  currentEducationalLevel: '4',
  expectedGraduationDate: '2027-07-01',
  researchTitle: 'Crowd flow',
  researchType: '2',
  participantName: 'Huda',
  participantInformation: 'Leeds',
  participantCategory: '1',
  researchFieldId: '5',
  researchSummary: 'A summary',
};

const payloadOf = (changes: Partial<RegistrationAnswers>) => toPayload({ ...ANSWERS, ...changes });

it('makes a payload that the schema accepts, with numbers as numbers', () => {
  const parsed = registration.parse(toPayload(ANSWERS));
  expect(parsed.personalInformation.gender).toBe(2);
  expect(parsed.scholarshipInformation.scholarshipCountryId).toBe(3);
  expect(parsed.researchInformation.participantCategory).toBe(1);
});

it.each([
  ['+44', '7911123456', '447911123456'],
  ['+966', '٥١٢٣٤٥٦٧٨', '966512345678'],
  ['+1 Canada', '4165550100', '14165550100'],
  ['+44', '', undefined],
  ['+44', '  ', undefined],
])('sends %s and «%s» as «%s»', (callingCode, mobile, sent) => {
  expect(payloadOf({ callingCode, mobile }).personalInformation.mobile).toBe(sent);
});

it('leaves out what individual research hides, and keeps the category', () => {
  const { researchInformation } = payloadOf({ researchType: '1' });
  expect(researchInformation).not.toHaveProperty('participantName');
  expect(researchInformation).not.toHaveProperty('participantInformation');
  expect(researchInformation.participantCategory).toBe(1);
});

it('omits optional answers that are empty', () => {
  const { researchInformation } = payloadOf({
    participantName: ' ',
    participantInformation: '',
    participantCategory: '',
  });
  expect(Object.keys(researchInformation).sort()).toEqual([
    'researchFieldId',
    'researchSummary',
    'researchTitle',
    'researchType',
  ]);
});

it('leaves unanswered choices for the rules to find', () => {
  const result = registration.safeParse(toPayload(EMPTY_ANSWERS));
  const missing = result.error?.issues.map(({ path }) => path.at(-1));
  expect(missing).toEqual(
    expect.arrayContaining(['gender', 'scholarshipCountryId', 'researchType', 'dateOfBirth']),
  );
});
