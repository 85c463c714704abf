import { postByPerson } from '@/lib/api/contract/endpoint-rows';
import { listOptions } from '@/lib/choice-lists/list-options';
import type { FormDefinition, Verdict } from '@/lib/forms/definition/form-definition';
import {
  EMAIL,
  FULL_NAME,
  MOBILE,
  ORGANISATION,
  REGISTRATION_NUMBER,
} from '@/lib/forms/definition/known-fields';
import { CREATIVES_ENDPOINTS } from '@/lib/requests/creatives-endpoints';

/** Results of the check of a number; the API also refuses a submission with `used`, for any applicant. */
const NUMBER_VERDICTS = [
  { key: 'used', is: { isUsed: true }, tone: 'warning' },
  { key: 'invalid', is: { isValid: false }, tone: 'warning' },
  { key: 'valid', is: { isValid: true }, tone: 'success' },
] as const satisfies readonly Verdict[];

export const creativesForm = {
  id: 'creatives',
  route: 'creativityAndLeadership',
  namespace: 'creatives.form',
  endpoint: {
    id: 'submitCreatives',
    ...postByPerson('Creatives/SubmitForm', 'creatives', 'multipart'),
    limit: 'form',
  },
  summary: 'The signed-in person enters the programme of creativity and enterprise with a project',
  signIn: 'creatives',
  opensWith: CREATIVES_ENDPOINTS.getInitialMonitoringUser,
  workflow: 'request',
  retentionDays: 1095,
  sections: [
    {
      key: 'project',
      fields: [
        { name: 'projectName', kind: 'text', required: true, maxLength: 120 },
        {
          name: 'track',
          kind: 'select',
          required: true,
          options: listOptions('creativeTracks'),
        },
        {
          name: 'projectStage',
          kind: 'radio',
          required: true,
          options: { keys: ['trial', 'running', 'growing'] },
        },
        {
          name: 'projectSummary',
          kind: 'textarea',
          required: true,
          hint: true,
          minLength: 50,
          maxLength: 2000,
        },
        { name: 'support', kind: 'textarea', hint: true, maxLength: 1000 },
        { name: 'presentation', kind: 'file', hint: true, maxFiles: 1 },
      ],
    },
    {
      key: 'applicant',
      fields: [
        {
          name: 'applicantKind',
          kind: 'radio',
          required: true,
          options: { keys: ['individual', 'establishment', 'association'] },
        },
        {
          name: 'entityName',
          ...ORGANISATION,
          shownWhen: { field: 'applicantKind', is: ['establishment', 'association'] },
        },
        {
          name: 'commercialRegistryNumber',
          ...REGISTRATION_NUMBER,
          shownWhen: { field: 'applicantKind', is: ['establishment'] },
          check: {
            endpoint: CREATIVES_ENDPOINTS.checkCommercialRegistryNumber,
            query: 'number',
            verdicts: NUMBER_VERDICTS,
          },
        },
        {
          name: 'licenseNumber',
          kind: 'digits',
          required: true,
          hint: true,
          minLength: 3,
          maxLength: 15,
          shownWhen: { field: 'applicantKind', is: ['association'] },
          check: {
            endpoint: CREATIVES_ENDPOINTS.checkLicenseNumber,
            query: 'number',
            verdicts: NUMBER_VERDICTS,
          },
        },
        FULL_NAME,
        EMAIL,
        MOBILE,
        { name: 'truth', kind: 'checkbox', required: true },
      ],
    },
  ],
  next: ['review', 'meeting', 'follow'],
} as const satisfies FormDefinition;
