import type { Endpoint } from './endpoint';

/** What is asked of suppliers and companies, and how a supplier changes its own entry (SERVICE-02). */
export const SUPPLIER_ENDPOINTS = {
  findCompany: { method: 'GET', path: 'GetCompanyByNameIfExist', token: 'anonymous', access: 'anyone' },
  getSupplier: { method: 'GET', path: 'Supplier/Details', token: 'context', access: 'anyone' },
  listSuppliers: { method: 'GET', path: 'Supplier/GetAll', token: 'context', access: 'anyone' },
  checkRegistrationStatus: {
    method: 'GET',
    path: 'Supplier/CheckCRStatus',
    token: 'context',
    access: 'anyone',
  },
  updateSupplier: {
    method: 'PUT',
    path: 'Supplier/Update',
    token: 'context',
    access: 'person',
    action: 'supplier_update',
    body: 'json',
  },
} as const satisfies Record<string, Endpoint>;
