import { ScenesPage } from '@/components/guides/journeys/scenes-page';
import { createStaticPage } from '@/components/layout/portal-page';

const page = createStaticPage('scenes', ScenesPage);

export const generateMetadata = page.generateMetadata;
export default page.Page;
