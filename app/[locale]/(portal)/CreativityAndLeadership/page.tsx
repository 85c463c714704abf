import { createFormRoute } from '@/components/forms/form-route';

const route = createFormRoute('creatives');

export const dynamic = 'force-dynamic';
export const generateMetadata = route.generateMetadata;
export default route.Page;
