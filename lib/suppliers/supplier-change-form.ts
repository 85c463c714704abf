import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { supplierForm } from './supplier-form';

/** The identity of an establishment is checked only once; changing it requires a new registration. */
const CHANGEABLE: readonly string[] = ['nationalAddress', 'activity', 'contactPerson', 'email', 'mobile'];

/** The questions of `Supplier/Update`. Not one of `FORMS`: it creates no request and uses the registration's texts. */
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
