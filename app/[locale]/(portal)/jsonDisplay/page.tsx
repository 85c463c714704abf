import { InventoryPage } from '@/components/inventory/inventory-page';
import { createLivePage } from '@/components/shell/portal-page';

const page = createLivePage('jsonDisplay', InventoryPage);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
