import { postByAnyone } from '@/lib/api/contract/endpoint-rows';
import { listOptions } from '@/lib/choice-lists/list-options';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { ANY_PHONE, EMAIL, FULL_NAME } from '@/lib/forms/definition/known-fields';

/** Registers a transaction from abroad: no Saudi mobile, no commercial registration. */
export const outsideTransactionForm = {
  id: 'outside-transaction',
  route: 'outsideTransaction',
  namespace: 'transactions.outsideForm',
  endpoint: {
    id: 'addOutsideTransaction',
    ...postByAnyone('RaselTransactions/AddOutsideTransaction', 'outside_transaction'),
    limit: 'form',
  },
  summary: 'Registers a transaction from outside the Kingdom',
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
          options: listOptions('outsideTopics'),
        },
        { name: 'subject', kind: 'text', required: true, maxLength: 150 },
        { name: 'details', kind: 'textarea', required: true, minLength: 20, maxLength: 3000, hint: true },
      ],
    },
    {
      key: 'sender',
      fields: [
        FULL_NAME,
        {
          name: 'country',
          kind: 'text',
          required: true,
          maxLength: 60,
          pattern: 'name',
          autoComplete: 'country-name',
        },
        EMAIL,
        ANY_PHONE,
      ],
    },
  ],
  next: ['number', 'review', 'follow'],
} as const satisfies FormDefinition;
