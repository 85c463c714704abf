import { SiteMapPage } from '@/components/content/site-map/site-map-page';
import { createStaticPage } from '@/components/layout/portal-page';

const page = createStaticPage('siteMap', SiteMapPage);

export const generateMetadata = page.generateMetadata;
export default page.Page;
