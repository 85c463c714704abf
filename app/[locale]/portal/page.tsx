import { InventoryPage } from '@/components/admin/inventory/inventory-page';
import { HealthPage } from '@/components/content/health/health-page';
import { NotFoundPage } from '@/components/content/not-found-page';
import { SiteMapPage } from '@/components/content/site-map/site-map-page';
import { StoppagesPage } from '@/components/content/stoppages/stoppages-page';
import { TermsPage } from '@/components/content/terms-page';
import { createPages } from '@/components/layout/create-pages';
import { PageFrame } from '@/components/layout/page-frame';
import { ResultsPage } from '@/components/search/results-page';

const pages = createPages<'portal'>(PageFrame, {
  terms: TermsPage,
  stoppage: StoppagesPage,
  jsonDisplay: InventoryPage,
  siteMap: SiteMapPage,
  health: HealthPage,
  searchText: ResultsPage,
  notFound: NotFoundPage,
});

export const generateMetadata = pages.generateMetadata;
export default pages.Page;
