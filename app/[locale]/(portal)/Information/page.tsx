import { createFormRoute } from '@/components/forms/form-route';

const route = createFormRoute('information');

export const dynamic = 'force-dynamic';
export const generateMetadata = route.generateMetadata;
export default route.Page;
