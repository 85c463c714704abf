import { createLivePage } from '@/components/layout/portal-page';
import { PublicationsPage } from '@/components/publications/publications-page';
import { ServiceCards } from '@/components/publications/service-cards';

const page = createLivePage('electronicServices', (props) => (
  <PublicationsPage {...props} kind="service" view={ServiceCards} />
));

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
