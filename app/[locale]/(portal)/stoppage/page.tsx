import { createLivePage } from '@/components/shell/portal-page';
import { StoppagesPage } from '@/components/stoppages/stoppages-page';

const page = createLivePage('stoppage', StoppagesPage);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
