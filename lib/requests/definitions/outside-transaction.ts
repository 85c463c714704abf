import type { FormDefinition } from '@/lib/forms/form-definition';

/** Somebody abroad registers a transaction with the ministry: no Saudi mobile, no commercial registration. */
export const outsideTransactionForm = {
  id: 'outside-transaction',
  route: 'outsideTransaction',
  namespace: 'transactions.outsideForm',
  endpoint: {
    id: 'addOutsideTransaction',
    method: 'POST',
    path: 'RaselTransactions/AddOutsideTransaction',
    token: 'context',
    access: 'anyone',
    action: 'outside_transaction',
    body: 'json',
    limit: 'form',
  },
  summary: 'Registers a transaction from outside the Kingdom',
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
          options: { keys: ['visa', 'programme', 'agent', 'lostAndFound', 'other'] },
        },
        { name: 'subject', kind: 'text', required: true, maxLength: 150 },
        { name: 'details', kind: 'textarea', required: true, minLength: 20, maxLength: 3000, hint: true },
      ],
    },
    {
      key: 'sender',
      fields: [
        {
          name: 'fullName',
          kind: 'text',
          required: true,
          maxLength: 100,
          pattern: 'name',
          autoComplete: 'name',
        },
        {
          name: 'country',
          kind: 'text',
          required: true,
          maxLength: 60,
          pattern: 'name',
          autoComplete: 'country-name',
        },
        { name: 'email', kind: 'email', required: true, hint: true, autoComplete: 'email', contact: 'email' },
        { name: 'mobile', kind: 'phone', hint: true, autoComplete: 'tel', contact: 'mobile' },
      ],
    },
  ],
  next: ['number', 'review', 'follow'],
} as const satisfies FormDefinition;
