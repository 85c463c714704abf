import { OfferCards } from '@/components/publications/offer-cards';
import { PublicationsPage } from '@/components/publications/publications-page';
import { createLivePage } from '@/components/shell/portal-page';

const page = createLivePage('offers', (props) => (
  <PublicationsPage {...props} kind="offer" view={OfferCards} />
));

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
