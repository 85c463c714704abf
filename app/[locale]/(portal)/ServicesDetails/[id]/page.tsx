import { createItemRoute } from '@/components/publications/item-route';
import { ServiceDetails } from '@/components/publications/service-details';

const page = createItemRoute('serviceDetails', 'service', ServiceDetails);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
