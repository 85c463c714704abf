import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { supplierForm } from './supplier-form';

/**
 * Changeable fields. The identity of an establishment (name, numbers, document) is checked only once; a change requires
 * a new registration.
 */
const CHANGEABLE: readonly string[] = ['nationalAddress', 'activity', 'contactPerson', 'email', 'mobile'];

/**
 * The questions of `Supplier/Update`: the fields of a registration that its sender may change, and its number. It is
 * not one of `FORMS`: it creates no request, and its texts are those of the registration.
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
