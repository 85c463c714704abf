import { postByAnyone } from '@/lib/api/contract/endpoint-rows';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { EMAIL, FULL_NAME } from '@/lib/forms/definition/known-fields';

export const openDataForm = {
  id: 'open-data',
  route: 'openData',
  namespace: 'openData.form',
  endpoint: { id: 'addOpenDataRequest', ...postByAnyone('OpenData/AddRequest', 'open_data'), limit: 'form' },
  summary: 'A request for a data set that the open-data library lacks',
  workflow: 'request',
  retentionDays: 365,
  sections: [
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
        {
          name: 'purpose',
          kind: 'select',
          required: true,
          options: { keys: ['research', 'application', 'journalism', 'business', 'other'] },
        },
        {
          name: 'purposeText',
          kind: 'text',
          required: true,
          maxLength: 200,
          shownWhen: { field: 'purpose', is: ['other'] },
        },
        { name: 'formats', kind: 'checkboxes', required: true, options: { keys: ['csv', 'json', 'api'] } },
        { name: 'frequency', kind: 'select', options: { keys: ['once', 'monthly', 'season', 'yearly'] } },
      ],
    },
    {
      key: 'requester',
      fields: [
        {
          name: 'requesterType',
          kind: 'select',
          required: true,
          options: { keys: ['individual', 'researcher', 'developer', 'journalist', 'entity'] },
        },
        FULL_NAME,
        EMAIL,
      ],
    },
  ],
  next: ['review', 'decision', 'publication'],
} as const satisfies FormDefinition;
