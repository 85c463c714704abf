import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { EMAIL, PERSON, REGISTRATION_NUMBER } from '@/lib/forms/definition/known-fields';
import { SUPPLIER_ENDPOINTS } from '@/lib/suppliers/endpoints';

export const companyForm = {
  id: 'company',
  route: 'suppliers',
  anchor: 'company-request',
  namespace: 'suppliers.companyForm',
  endpoint: {
    id: 'addCompanyRequest',
    method: 'POST',
    path: 'AddCompanyRequest',
    token: 'anonymous',
    access: 'anyone',
    action: 'company',
    body: 'json',
    limit: 'form',
  },
  summary: 'A request to add a company that the list lacks',
  workflow: 'request',
  retentionDays: 730,
  sections: [
    {
      key: 'company',
      fields: [
        {
          name: 'companyName',
          kind: 'text',
          required: true,
          maxLength: 150,
          pattern: 'name',
          check: {
            endpoint: SUPPLIER_ENDPOINTS.findCompany,
            query: 'name',
            verdicts: [
              { key: 'listed', is: { exists: true }, tone: 'info' },
              { key: 'unlisted', is: { exists: false }, tone: 'success' },
            ],
          },
        },
        { name: 'companyRegistration', ...REGISTRATION_NUMBER },
        { name: 'companyReason', kind: 'textarea', hint: true, maxLength: 1000 },
      ],
    },
    {
      key: 'requester',
      fields: [
        { name: 'requesterName', ...PERSON },
        { ...EMAIL, name: 'requesterEmail' },
      ],
    },
  ],
  next: ['search', 'answer'],
} as const satisfies FormDefinition;
