import { ContentPage } from '@/components/content/content-page';
import { createStaticPage } from '@/components/layout/portal-page';

const page = createStaticPage('madinahGuide', ContentPage);

export const generateMetadata = page.generateMetadata;
export default page.Page;
