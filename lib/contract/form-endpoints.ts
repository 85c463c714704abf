import type { Endpoint } from './endpoints';

/** The calls that take the forms of `lib/services/forms.ts`; a signed-in sender is known by the context token. */
export const FORM_ENDPOINTS = {
  addContactMessage: {
    method: 'POST',
    path: 'Contact/AddMessage',
    token: 'context',
    access: 'anyone',
    action: 'contact',
    body: 'json',
  },
} as const satisfies Record<string, Endpoint & { action: FormAction }>;

/** The bot actions of the forms. */
export type FormAction = 'contact';
