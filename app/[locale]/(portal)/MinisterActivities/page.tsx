import { ActivitiesPage } from '@/components/publications/activities-page';
import { createLivePage } from '@/components/shell/portal-page';

const page = createLivePage('ministerActivities', ActivitiesPage);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
