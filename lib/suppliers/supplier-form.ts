import { postByAnyone } from '@/lib/api/contract/endpoint-rows';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import {
  EMAIL,
  MOBILE,
  ORGANISATION,
  PERSON,
  REGISTRATION_NUMBER,
} from '@/lib/forms/definition/known-fields';
import { ACTIVITIES } from '@/lib/suppliers/activities';
import { SUPPLIER_ENDPOINTS } from '@/lib/suppliers/endpoints';

export const supplierForm = {
  id: 'supplier',
  route: 'suppliers',
  namespace: 'suppliers.form',
  endpoint: {
    id: 'createSupplier',
    ...postByAnyone('Supplier/Create', 'supplier', 'multipart'),
    limit: 'form',
  },
  summary:
    'Registers an establishment as a supplier, or renews its registration, with the PDF file of its commercial registration',
  opensWith: SUPPLIER_ENDPOINTS.getRenewal,
  opensFor: 'registration',
  workflow: 'request',
  // Covers the validity of a registration and the accounting for purchases.
  retentionDays: 1825,
  sections: [
    {
      key: 'establishment',
      fields: [
        { name: 'establishmentName', ...ORGANISATION, hint: true },
        {
          name: 'commercialRegistration',
          ...REGISTRATION_NUMBER,
          check: {
            endpoint: SUPPLIER_ENDPOINTS.checkRegistrationStatus,
            query: 'number',
            verdicts: [
              { key: 'registered', is: { status: 'registered' }, tone: 'info' },
              { key: 'underReview', is: { status: 'underReview' }, tone: 'warning' },
              { key: 'notRegistered', is: { status: 'notRegistered' }, tone: 'success' },
            ],
          },
        },
        { name: 'vatNumber', kind: 'digits', hint: true, minLength: 15, maxLength: 15 },
        {
          name: 'nationalAddress',
          kind: 'text',
          required: true,
          hint: true,
          maxLength: 8,
          pattern: 'shortAddress',
          dir: 'ltr',
        },
        {
          name: 'activity',
          kind: 'select',
          required: true,
          options: { keys: ACTIVITIES },
        },
        { name: 'registrationFile', kind: 'file', required: true, hint: true, maxFiles: 1 },
      ],
    },
    { key: 'contact', fields: [{ name: 'contactPerson', ...PERSON }, EMAIL, MOBILE] },
  ],
  next: ['check', 'listed', 'follow'],
} as const satisfies FormDefinition;
