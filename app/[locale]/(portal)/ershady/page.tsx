import { GuidancePage } from '@/components/journeys/guidance-page';
import { createLivePage } from '@/components/shell/portal-page';

const page = createLivePage('guidance', GuidancePage);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
