import { createFormRoute } from '@/components/forms/form-route';
import { listSupplierSections } from '@/components/suppliers/supplier-sections';

const route = createFormRoute('supplier', listSupplierSections, ['company']);

export const dynamic = 'force-dynamic';
export const generateMetadata = route.generateMetadata;
export default route.Page;
