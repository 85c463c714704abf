import { createFormRoute } from '@/components/forms/form-route';
import { listContactSections } from '@/components/requests/contact/contact-sections';

const route = createFormRoute('contact', listContactSections);

export const dynamic = 'force-dynamic';
export const generateMetadata = route.generateMetadata;
export default route.Page;
