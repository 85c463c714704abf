import { StoppagesPage } from '@/components/content/stoppages/stoppages-page';
import { createLivePage } from '@/components/layout/portal-page';

const page = createLivePage('stoppage', StoppagesPage);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
