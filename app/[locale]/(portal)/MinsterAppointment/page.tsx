import { createFormRoute } from '@/components/forms/form-route';
import { listAppointmentSections } from '@/components/requests/appointment-sections';

const route = createFormRoute('appointment', listAppointmentSections);

export const dynamic = 'force-dynamic';
export const generateMetadata = route.generateMetadata;
export default route.Page;
