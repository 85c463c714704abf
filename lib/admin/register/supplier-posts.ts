import 'server-only';
import type { NoJavaScriptForm, PostedFields } from '@/lib/forms/no-javascript/no-javascript-form';
import { readGregorianDay, readTarget } from '@/lib/forms/no-javascript/read-posted';
import { SUPPLIER_DESK_ENDPOINTS } from './supplier-endpoints';

const registerPage = () => '/desk/suppliers';
const supplierPage = ({ texts }: PostedFields) =>
  `${registerPage()}/${(texts.get('id') ?? '').replace(/[^\da-f-]/gi, '')}`;

/** The decisions about suppliers, as plain posts. */
export const REGISTER_NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'supplier-accept': {
    endpoint: SUPPLIER_DESK_ENDPOINTS.acceptSupplier,
    read: (fields) => ({
      body: { ...readTarget(fields), validUntil: readGregorianDay('validUntil', fields.texts) },
    }),
    page: supplierPage,
    done: registerPage,
  },
  'supplier-step': {
    endpoint: SUPPLIER_DESK_ENDPOINTS.changeSupplier,
    read: (fields) => ({
      body: {
        ...readTarget(fields),
        to: fields.texts.get('to') ?? '',
        reason: fields.texts.get('reason') ?? '',
      },
    }),
    page: supplierPage,
    done: supplierPage,
  },
};
