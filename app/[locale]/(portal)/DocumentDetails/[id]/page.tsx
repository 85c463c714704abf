import { DocumentDetails } from '@/components/publications/document-details';
import { createItemRoute } from '@/components/publications/item-route';

const page = createItemRoute('documentDetails', 'document', DocumentDetails);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
