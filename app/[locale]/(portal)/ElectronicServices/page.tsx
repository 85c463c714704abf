import { PublicationsPage } from '@/components/publications/publications-page';
import { ServiceCards } from '@/components/publications/service-cards';
import { createLivePage } from '@/components/shell/portal-page';

const page = createLivePage('electronicServices', (props) => (
  <PublicationsPage {...props} kind="service" view={ServiceCards} />
));

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
