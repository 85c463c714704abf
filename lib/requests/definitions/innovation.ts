import { postByAnyone } from '@/lib/api/contract/endpoint-rows';
import { listOptions } from '@/lib/choice-lists/list-options';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { ANY_PHONE, EMAIL, FULL_NAME } from '@/lib/forms/definition/known-fields';

export const innovationForm = {
  id: 'innovation',
  route: 'innovation',
  namespace: 'innovation.form',
  endpoint: {
    id: 'addInnovationSubmission',
    ...postByAnyone('InnovationSubmission/AddInnovationSubmissionRequest', 'innovation', 'multipart'),
    limit: 'form',
  },
  summary: 'An idea that serves pilgrims, with a document that explains it',
  workflow: 'request',
  retentionDays: 1095,
  sections: [
    {
      key: 'idea',
      fields: [
        { name: 'title', kind: 'text', required: true, maxLength: 150 },
        {
          name: 'field',
          kind: 'select',
          required: true,
          options: listOptions('innovationFields'),
        },
        { name: 'stage', kind: 'radio', required: true, options: { keys: ['idea', 'model', 'product'] } },
        { name: 'summary', kind: 'textarea', required: true, minLength: 50, maxLength: 2000, hint: true },
        { name: 'benefit', kind: 'textarea', required: true, minLength: 20, maxLength: 1000, hint: true },
        {
          name: 'link',
          kind: 'text',
          maxLength: 200,
          pattern: 'web',
          dir: 'ltr',
          hint: true,
          autoComplete: 'url',
        },
        { name: 'proposal', kind: 'file', required: true, maxFiles: 1, hint: true },
      ],
    },
    {
      key: 'innovator',
      fields: [FULL_NAME, EMAIL, ANY_PHONE, { name: 'ownership', kind: 'checkbox', required: true }],
    },
  ],
  next: ['review', 'meeting', 'trial'],
} as const satisfies FormDefinition;
