import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByStaff, readByStaff } from '@/lib/api/contract/endpoint-rows';
import type { SUPPLIER_DESK_SCHEMAS } from './supplier-schemas';

export const SUPPLIER_DESK_ENDPOINTS = defineEndpoints<typeof SUPPLIER_DESK_SCHEMAS>()({
  listRegister: readByStaff('Desk/ListSuppliers', 'suppliers'),
  openSupplier: readByStaff('Desk/GetSupplier', 'suppliers'),
  getSupplierFile: { ...readByStaff('Desk/GetSupplierFile', 'suppliers'), response: 'file' },
  acceptSupplier: changeByStaff('Desk/AcceptSupplier', 'suppliers'),
  changeSupplier: changeByStaff('Desk/ChangeSupplier', 'suppliers'),
});
