import { postByAnyone } from '@/lib/api/contract/endpoint-rows';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { EMAIL, FULL_NAME, MOBILE, ORGANISATION } from '@/lib/forms/definition/known-fields';

export const informationForm = {
  id: 'information',
  route: 'information',
  namespace: 'information.form',
  endpoint: {
    id: 'createPublicInfoRequest',
    ...postByAnyone('PublicInfoRequest/Create', 'public_information'),
    limit: 'form',
  },
  summary: 'A request for public information',
  workflow: 'request',
  retentionDays: 730,
  sections: [
    {
      key: 'request',
      fields: [
        { name: 'subject', kind: 'text', required: true, maxLength: 150 },
        { name: 'description', kind: 'textarea', required: true, minLength: 20, maxLength: 2000, hint: true },
        { name: 'purpose', kind: 'textarea', maxLength: 1000, hint: true },
        {
          name: 'format',
          kind: 'radio',
          required: true,
          options: { keys: ['electronic', 'printed', 'inspection'] },
        },
      ],
    },
    {
      key: 'requester',
      fields: [
        {
          name: 'requesterType',
          kind: 'radio',
          required: true,
          options: { keys: ['individual', 'organisation'] },
        },
        {
          name: 'organisationName',
          ...ORGANISATION,
          shownWhen: { field: 'requesterType', is: ['organisation'] },
        },
        FULL_NAME,
        EMAIL,
        { ...MOBILE, required: false },
      ],
    },
  ],
  next: ['review', 'decision', 'objection'],
} as const satisfies FormDefinition;
