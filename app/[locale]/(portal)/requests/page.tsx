import { createLivePage } from '@/components/layout/portal-page';
import { RequestsPage } from '@/components/requests/requests-page';

const page = createLivePage('requests', RequestsPage);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
