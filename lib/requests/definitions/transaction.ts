import type { FormDefinition } from '@/lib/forms/form-definition';

/** Somebody in the Kingdom registers a transaction with the ministry (SERVICE-10). */
export const transactionForm = {
  id: 'transaction',
  route: 'transactionRegister',
  namespace: 'transactions.form',
  endpoint: {
    id: 'addTransaction',
    method: 'POST',
    path: 'RaselTransactions/AddTransaction',
    token: 'context',
    access: 'anyone',
    action: 'transaction',
    body: 'multipart',
    limit: 'form',
  },
  summary: 'Registers a transaction with the ministry, with PDF files where there are any',
  life: 'request',
  retentionDays: 1095,
  sections: [
    {
      key: 'transaction',
      fields: [
        {
          name: 'transactionKind',
          kind: 'select',
          required: true,
          options: { keys: ['request', 'grievance', 'report', 'correspondence'] },
        },
        {
          name: 'department',
          kind: 'select',
          required: true,
          options: { keys: ['hajj', 'umrah', 'licences', 'digital', 'other'] },
        },
        { name: 'earlierNumber', kind: 'text', maxLength: 20, dir: 'ltr', hint: true },
        { name: 'subject', kind: 'text', required: true, maxLength: 150 },
        { name: 'details', kind: 'textarea', required: true, minLength: 20, maxLength: 3000, hint: true },
        { name: 'attachment', kind: 'file', maxFiles: 2, hint: true },
      ],
    },
    {
      key: 'sender',
      fields: [
        {
          name: 'senderKind',
          kind: 'radio',
          required: true,
          options: { keys: ['individual', 'establishment'] },
        },
        {
          name: 'establishmentName',
          kind: 'text',
          required: true,
          maxLength: 150,
          pattern: 'name',
          autoComplete: 'organization',
          shownWhen: { field: 'senderKind', is: ['establishment'] },
        },
        {
          name: 'commercialRegistration',
          kind: 'digits',
          required: true,
          hint: true,
          minLength: 10,
          maxLength: 10,
          shownWhen: { field: 'senderKind', is: ['establishment'] },
        },
        {
          name: 'fullName',
          kind: 'text',
          required: true,
          maxLength: 100,
          pattern: 'name',
          autoComplete: 'name',
        },
        {
          name: 'mobile',
          kind: 'saudiMobile',
          required: true,
          hint: true,
          autoComplete: 'tel-national',
          contact: 'mobile',
        },
        { name: 'email', kind: 'email', hint: true, autoComplete: 'email', contact: 'email' },
      ],
    },
  ],
  next: ['number', 'review', 'follow'],
} as const satisfies FormDefinition;
