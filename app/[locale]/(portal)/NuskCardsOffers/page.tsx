import { createLivePage } from '@/components/layout/portal-page';
import { OfferCards } from '@/components/publications/offer-cards';
import { PublicationsPage } from '@/components/publications/publications-page';

const page = createLivePage('offers', (props) => (
  <PublicationsPage {...props} kind="offer" view={OfferCards} />
));

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
