import { RequestsPage } from '@/components/requests/requests-page';
import { createLivePage } from '@/components/shell/portal-page';

const page = createLivePage('requests', RequestsPage);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
