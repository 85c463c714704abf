import { LOOKUP_ENDPOINTS } from '@/lib/award/lookup-endpoints';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { FORM_ENDPOINTS } from '@/lib/requests/form-schemas';

/** A form with a field of every kind, for the tests of form rules; it is in no list and on no page. */
export const sampleForm = {
  id: 'sample',
  route: 'contact',
  namespace: 'contact.form',
  endpoint: FORM_ENDPOINTS.addContactMessage,
  summary: 'A sample',
  workflow: 'request',
  retentionDays: 30,
  sections: [
    {
      key: 'all',
      fields: [
        { name: 'title', kind: 'text', required: true, minLength: 3, maxLength: 20 },
        { name: 'body', kind: 'textarea', maxLength: 50 },
        { name: 'owner', kind: 'text', maxLength: 20, pattern: 'name' },
        { name: 'email', kind: 'email', required: true, contact: 'email' },
        { name: 'mobile', kind: 'saudiMobile', contact: 'mobile' },
        { name: 'phone', kind: 'phone' },
        { name: 'registration', kind: 'digits', required: true, minLength: 10, maxLength: 10 },
        { name: 'people', kind: 'number', required: true, min: 1, max: 500 },
        { name: 'from', kind: 'date', required: true, min: 'today' },
        { name: 'born', kind: 'date', max: 'today' },
        { name: 'kindOf', kind: 'radio', required: true, options: { keys: ['own', 'other'] } },
        {
          name: 'whose',
          kind: 'text',
          required: true,
          maxLength: 20,
          shownWhen: { field: 'kindOf', is: ['other'] },
        },
        { name: 'uses', kind: 'checkboxes', required: true, options: { keys: ['study', 'app', 'press'] } },
        { name: 'country', kind: 'select', options: { endpoint: LOOKUP_ENDPOINTS.listScholarshipCountries } },
        { name: 'consent', kind: 'checkbox', required: true },
        { name: 'attachment', kind: 'file', maxFiles: 1 },
      ],
    },
  ],
  next: [],
} as const satisfies FormDefinition;
