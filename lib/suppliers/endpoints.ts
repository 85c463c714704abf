import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { postByPerson, readByAnyone, readByPerson, readByVisitors } from '@/lib/api/contract/endpoint-rows';
import type { SUPPLIER_SCHEMAS } from './schemas';

export const SUPPLIER_ENDPOINTS = defineEndpoints<typeof SUPPLIER_SCHEMAS>()({
  findCompany: readByVisitors('GetCompanyByNameIfExist'),
  getSupplier: readByAnyone('Supplier/Details'),
  listSuppliers: readByAnyone('Supplier/GetAll'),
  checkRegistrationStatus: readByAnyone('Supplier/CheckCRStatus'),
  checkSupplierCertificate: { ...readByVisitors('Supplier/CheckCertificate'), limit: 'follow' },
  listMySuppliers: readByPerson('Supplier/GetMine'),
  getRenewal: readByPerson('Supplier/GetRenewal'),
  requestClaim: { ...postByPerson('Supplier/RequestClaim', 'supplier_claim'), limit: 'follow' },
  confirmClaim: { ...postByPerson('Supplier/ConfirmClaim', 'supplier_claim'), limit: 'follow' },
});
