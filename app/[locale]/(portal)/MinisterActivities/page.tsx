import { createLivePage } from '@/components/layout/portal-page';
import { ActivitiesPage } from '@/components/publications/activities-page';

const page = createLivePage('ministerActivities', ActivitiesPage);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
