import { CustomGuidePage } from '@/components/guides/custom-guide/custom-guide-page';
import { createLivePage } from '@/components/layout/portal-page';

const page = createLivePage('customGuide', CustomGuidePage);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
