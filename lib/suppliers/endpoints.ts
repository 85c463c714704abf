import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { readByAnyone, readByVisitors } from '@/lib/api/contract/endpoint-rows';
import type { SUPPLIER_SCHEMAS } from './schemas';

export const SUPPLIER_ENDPOINTS = defineEndpoints<typeof SUPPLIER_SCHEMAS>()({
  findCompany: readByVisitors('GetCompanyByNameIfExist'),
  getSupplier: readByAnyone('Supplier/Details'),
  listSuppliers: readByAnyone('Supplier/GetAll'),
  checkRegistrationStatus: readByAnyone('Supplier/CheckCRStatus'),
});
