import { listContactSections } from '@/components/services/contact/contact-sections';
import { createFormRoute } from '@/components/services/form-route';

const route = createFormRoute('contact', listContactSections);

export const dynamic = 'force-dynamic';
export const generateMetadata = route.generateMetadata;
export default route.Page;
