import { postByAnyone } from '@/lib/api/contract/endpoint-rows';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import {
  EMAIL,
  FULL_NAME,
  MOBILE,
  ORGANISATION,
  REGISTRATION_NUMBER,
} from '@/lib/forms/definition/known-fields';

export const dataSharingForm = {
  id: 'data-sharing',
  route: 'dataSharing',
  namespace: 'dataSharing.form',
  endpoint: {
    id: 'addDataSharingRequest',
    ...postByAnyone('DataSharing/AddRequest', 'data_sharing'),
    limit: 'form',
  },
  summary: 'A body asks for data to be shared with it',
  workflow: 'request',
  retentionDays: 1095,
  sections: [
    {
      key: 'entity',
      fields: [
        { name: 'entityName', ...ORGANISATION },
        {
          name: 'entityType',
          kind: 'radio',
          required: true,
          options: { keys: ['government', 'private', 'nonProfit', 'academic'] },
        },
        {
          name: 'commercialRegistration',
          ...REGISTRATION_NUMBER,
          shownWhen: { field: 'entityType', is: ['private'] },
        },
      ],
    },
    {
      key: 'officer',
      fields: [
        FULL_NAME,
        {
          name: 'jobTitle',
          kind: 'text',
          required: true,
          maxLength: 100,
          autoComplete: 'organization-title',
        },
        EMAIL,
        MOBILE,
      ],
    },
    {
      key: 'data',
      fields: [
        {
          name: 'dataDescription',
          kind: 'textarea',
          required: true,
          minLength: 20,
          maxLength: 2000,
          hint: true,
        },
        { name: 'purpose', kind: 'textarea', required: true, minLength: 20, maxLength: 2000, hint: true },
        {
          name: 'legalBasis',
          kind: 'select',
          required: true,
          options: { keys: ['law', 'agreement', 'consent', 'publicInterest'] },
        },
        { name: 'startDate', kind: 'date', required: true, min: 'today' },
        {
          name: 'frequency',
          kind: 'radio',
          required: true,
          options: { keys: ['once', 'periodic', 'continuous'] },
        },
        { name: 'personalData', kind: 'radio', required: true, hint: true, options: { keys: ['yes', 'no'] } },
        { name: 'undertaking', kind: 'checkbox', required: true },
      ],
    },
  ],
  next: ['review', 'agreement', 'sharing'],
} as const satisfies FormDefinition;
