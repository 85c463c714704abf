import { ContentPage } from '@/components/content/content-page';
import { createLivePage } from '@/components/layout/portal-page';

const page = createLivePage('prizes', ContentPage);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
