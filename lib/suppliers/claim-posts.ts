import 'server-only';
import type { NoJavaScriptForm } from '@/lib/forms/no-javascript/no-javascript-form';
import { readText } from '@/lib/forms/no-javascript/read-posted';
import { SUPPLIER_ENDPOINTS } from './endpoints';
import { MY_SUPPLIERS_PATH } from './supplier-paths';

const page = () => `${MY_SUPPLIERS_PATH}#claim`;

/** The forms with which a person takes over a supplier, as plain posts. */
export const CLAIM_NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'supplier-claim': {
    endpoint: SUPPLIER_ENDPOINTS.requestClaim,
    read: (fields) => ({
      body: { number: readText(fields, 'number'), referenceNumber: readText(fields, 'referenceNumber') },
    }),
    page,
    done: page,
  },
  'supplier-claim-code': {
    endpoint: SUPPLIER_ENDPOINTS.confirmClaim,
    read: (fields) => ({ body: { number: readText(fields, 'number'), code: readText(fields, 'code') } }),
    page,
    done: () => MY_SUPPLIERS_PATH,
  },
};
