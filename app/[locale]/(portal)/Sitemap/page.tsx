import { createStaticPage } from '@/components/shell/portal-page';
import { SiteMapPage } from '@/components/site-map/site-map-page';

const page = createStaticPage('siteMap', SiteMapPage);

export const generateMetadata = page.generateMetadata;
export default page.Page;
