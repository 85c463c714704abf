import { InventoryPage } from '@/components/admin/inventory/inventory-page';
import { createLivePage } from '@/components/layout/portal-page';

const page = createLivePage('jsonDisplay', InventoryPage);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
