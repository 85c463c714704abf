import { createItemRoute } from '@/components/publications/item-route';
import { OfferDetails } from '@/components/publications/offer-details';

const page = createItemRoute('offerDetails', 'offer', OfferDetails);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
