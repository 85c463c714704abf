import { createFormRoute } from '@/components/services/form-route';
import { listOpenDataSections } from '@/components/services/open-data/open-data-sections';

const route = createFormRoute('open-data', listOpenDataSections);

export const dynamic = 'force-dynamic';
export const generateMetadata = route.generateMetadata;
export default route.Page;
