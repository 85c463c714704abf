import { GuidancePage } from '@/components/guides/journeys/guidance-page';
import { createLivePage } from '@/components/layout/portal-page';

const page = createLivePage('guidance', GuidancePage);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
