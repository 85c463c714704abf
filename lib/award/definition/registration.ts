import { postByPerson } from '@/lib/api/contract/endpoint-rows';
import {
  ACADEMIC_LEVEL,
  GENDER,
  PARTICIPANT_CATEGORY,
  RESEARCH_TYPE,
} from '@/lib/award/definition/enumerations';
import { LOOKUP_ENDPOINTS } from '@/lib/award/lookup-endpoints';
import type { Questions } from '@/lib/forms/definition/form-definition';
import type { BodyOf } from '@/lib/forms/rules/body-type';

/** Maximum lengths in UTF-16 code units, for validation on both sides and for the counters of the controls. */
const SHORT_TEXT = 200;
const LONG_TEXT = 4000;

/** Participants are required unless individual research is selected (REG-13), and also while nothing is selected. */
const WITH_PARTICIPANTS = { field: 'researchType', is: ['', String(RESEARCH_TYPE.CollaborativeResearch)] };

/** The researcher's registration (REG-05, REG-12): three steps, each a part of the body. */
export const registrationForm = {
  id: 'registration',
  route: 'registration',
  namespace: 'register.form',
  endpoint: {
    id: 'registerResearcher',
    ...postByPerson('api/Scholarship/RegisterResearcherInfo', 'login'),
    limit: 'register',
  },
  signIn: 'researchers.register',
  error: 'byField',
  sections: [
    {
      key: 'personal',
      part: 'personalInformation',
      fields: [
        {
          name: 'dateOfBirth',
          kind: 'date',
          required: true,
          min: '1900-01-01',
          max: 'yesterday',
          autoComplete: 'bday',
        },
        {
          name: 'gender',
          kind: 'radio',
          required: true,
          options: { numbers: GENDER },
          wide: false,
          autoComplete: 'sex',
        },
        {
          name: 'scholarshipFileNumber',
          kind: 'digits',
          required: true,
          hint: true,
          minLength: 1,
          maxLength: 10,
          autoComplete: 'off',
        },
        { name: 'email', kind: 'email', required: true, hint: true, autoComplete: 'email', contact: 'email' },
        {
          name: 'saudiMobile',
          kind: 'saudiMobile',
          required: true,
          hint: true,
          autoComplete: 'section-saudi tel-national',
          contact: 'mobile',
        },
        {
          name: 'mobile',
          kind: 'callingNumber',
          hint: true,
          wide: true,
          codeName: 'callingCode',
          autoComplete: 'section-international tel-national',
        },
      ],
    },
    {
      key: 'scholarship',
      part: 'scholarshipInformation',
      fields: [
        {
          name: 'scholarshipCountryId',
          kind: 'select',
          required: true,
          options: { endpoint: LOOKUP_ENDPOINTS.listScholarshipCountries, sentAs: 'number' },
          idFrom: 'scholarshipCountry',
        },
        { name: 'scholarshipUniversityName', kind: 'text', required: true, maxLength: SHORT_TEXT },
        { name: 'scholarshipCity', kind: 'text', required: true, maxLength: SHORT_TEXT },
        { name: 'academicLevel', kind: 'select', required: true, options: { numbers: ACADEMIC_LEVEL } },
        { name: 'scholarshipSpecialization', kind: 'text', required: true, maxLength: SHORT_TEXT },
        {
          name: 'currentEducationalLevel',
          kind: 'select',
          required: true,
          options: { endpoint: LOOKUP_ENDPOINTS.listEducationalLevels, sentAs: 'number' },
        },
        {
          name: 'expectedGraduationDate',
          kind: 'date',
          required: true,
          after: 'dateOfBirth',
          autoComplete: 'off',
        },
      ],
    },
    {
      key: 'research',
      part: 'researchInformation',
      fields: [
        {
          name: 'researchTitle',
          kind: 'text',
          required: true,
          hint: true,
          wide: true,
          maxLength: SHORT_TEXT,
        },
        {
          name: 'researchFieldId',
          kind: 'select',
          required: true,
          options: { endpoint: LOOKUP_ENDPOINTS.listResearchFields, sentAs: 'number' },
          idFrom: 'researchField',
        },
        { name: 'participantCategory', kind: 'select', options: { numbers: PARTICIPANT_CATEGORY } },
        { name: 'researchType', kind: 'radio', required: true, options: { numbers: RESEARCH_TYPE } },
        {
          name: 'participantName',
          kind: 'text',
          hint: true,
          wide: true,
          maxLength: SHORT_TEXT,
          shownWhen: WITH_PARTICIPANTS,
        },
        {
          name: 'participantInformation',
          kind: 'textarea',
          hint: true,
          maxLength: LONG_TEXT,
          shownWhen: WITH_PARTICIPANTS,
        },
        { name: 'researchSummary', kind: 'textarea', required: true, hint: true, maxLength: LONG_TEXT },
      ],
    },
  ],
} as const satisfies Questions;

export type Registration = BodyOf<typeof registrationForm>;
