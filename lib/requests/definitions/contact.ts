import { postByAnyone } from '@/lib/api/contract/endpoint-rows';
import { listOptions } from '@/lib/choice-lists/list-options';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { ANY_PHONE, EMAIL, FULL_NAME } from '@/lib/forms/definition/known-fields';

export const contactForm = {
  id: 'contact',
  route: 'contact',
  namespace: 'contact.form',
  endpoint: { id: 'addContactMessage', ...postByAnyone('Contact/AddMessage', 'contact'), limit: 'form' },
  summary: 'A message to the ministry',
  workflow: 'request',
  retentionDays: 365,
  sections: [
    {
      key: 'message',
      fields: [
        {
          name: 'topic',
          kind: 'select',
          required: true,
          options: listOptions('contactTopics'),
        },
        {
          name: 'relatedNumber',
          kind: 'text',
          maxLength: 30,
          dir: 'ltr',
          hint: true,
          shownWhen: { field: 'topic', is: ['complaint', 'technical'] },
        },
        { name: 'subject', kind: 'text', required: true, maxLength: 150 },
        { name: 'message', kind: 'textarea', required: true, minLength: 10, maxLength: 2000, hint: true },
      ],
    },
    { key: 'sender', fields: [FULL_NAME, EMAIL, ANY_PHONE] },
  ],
  sends: 'message',
  next: ['read', 'reply', 'more'],
} as const satisfies FormDefinition;
