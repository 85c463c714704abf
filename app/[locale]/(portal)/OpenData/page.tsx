import { createFormRoute } from '@/components/forms/form-route';
import { listOpenDataSections } from '@/components/publications/open-data/open-data-sections';

const route = createFormRoute('open-data', listOpenDataSections);

export const dynamic = 'force-dynamic';
export const generateMetadata = route.generateMetadata;
export default route.Page;
