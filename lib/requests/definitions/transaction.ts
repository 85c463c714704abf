import { postByAnyone } from '@/lib/api/contract/endpoint-rows';
import { listOptions } from '@/lib/choice-lists/list-options';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import {
  EMAIL,
  FULL_NAME,
  MOBILE,
  ORGANISATION,
  REGISTRATION_NUMBER,
} from '@/lib/forms/definition/known-fields';

export const transactionForm = {
  id: 'transaction',
  route: 'transactionRegister',
  namespace: 'transactions.form',
  endpoint: {
    id: 'addTransaction',
    ...postByAnyone('RaselTransactions/AddTransaction', 'transaction', 'multipart'),
    limit: 'form',
  },
  summary: 'Registers a transaction with the ministry, with PDF files where there are any',
  workflow: 'request',
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
          options: listOptions('departments'),
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
          ...ORGANISATION,
          shownWhen: { field: 'senderKind', is: ['establishment'] },
        },
        {
          name: 'commercialRegistration',
          ...REGISTRATION_NUMBER,
          shownWhen: { field: 'senderKind', is: ['establishment'] },
        },
        FULL_NAME,
        MOBILE,
        { ...EMAIL, required: false },
      ],
    },
  ],
  next: ['number', 'review', 'follow'],
} as const satisfies FormDefinition;
