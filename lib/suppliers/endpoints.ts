import { defineEndpoints } from '@/lib/api/contract/endpoint';
import type { SUPPLIER_SCHEMAS } from './schemas';

/** What is asked of suppliers and companies (SERVICE-02). */
export const SUPPLIER_ENDPOINTS = defineEndpoints<typeof SUPPLIER_SCHEMAS>()({
  findCompany: { method: 'GET', path: 'GetCompanyByNameIfExist', token: 'anonymous', access: 'anyone' },
  getSupplier: { method: 'GET', path: 'Supplier/Details', token: 'context', access: 'anyone' },
  listSuppliers: { method: 'GET', path: 'Supplier/GetAll', token: 'context', access: 'anyone' },
  checkRegistrationStatus: {
    method: 'GET',
    path: 'Supplier/CheckCRStatus',
    token: 'context',
    access: 'anyone',
  },
});
