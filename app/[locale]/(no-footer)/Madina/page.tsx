import { ContentPage } from '@/components/content/content-page';
import { createStaticPage } from '@/components/shell/portal-page';

const page = createStaticPage('madinahGuide', ContentPage);

export const generateMetadata = page.generateMetadata;
export default page.Page;
