import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { supplierForm } from './supplier-form';

/** What names an establishment (name, numbers, paper) is judged once; it is registered anew where it changes. */
const CHANGEABLE: readonly string[] = ['nationalAddress', 'activity', 'contactPerson', 'email', 'mobile'];

/**
 * The questions of `Supplier/Update`: those of the registration that its sender may change, under its number. It is
 * no form of its own (`FORMS`): it makes no request, and its texts are those of the registration.
 */
export const supplierChange: FormDefinition = {
  ...supplierForm,
  id: 'supplier-change',
  anchor: 'lookup',
  endpoint: {
    id: 'updateSupplier',
    method: 'PUT',
    path: 'Supplier/Update',
    token: 'context',
    access: 'person',
    action: 'supplier_update',
    body: 'json',
  },
  sections: [
    {
      key: 'contact',
      fields: [
        { name: 'referenceNumber', kind: 'text', required: true, maxLength: 20, dir: 'ltr' },
        ...supplierForm.sections
          .flatMap(({ fields }): FormDefinition['sections'][number]['fields'] => fields)
          .filter(({ name }) => CHANGEABLE.includes(name)),
      ],
    },
  ],
};
