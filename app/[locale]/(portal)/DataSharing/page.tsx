import { createFormRoute } from '@/components/forms/form-route';

const route = createFormRoute('data-sharing');

export const dynamic = 'force-dynamic';
export const generateMetadata = route.generateMetadata;
export default route.Page;
