import { listAppointmentSections } from '@/components/requests/appointment-sections';
import { createFormRoute } from '@/components/services/form-route';

const route = createFormRoute('appointment', listAppointmentSections);

export const dynamic = 'force-dynamic';
export const generateMetadata = route.generateMetadata;
export default route.Page;
