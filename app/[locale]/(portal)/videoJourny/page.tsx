import { ScenesPage } from '@/components/journeys/scenes-page';
import { createStaticPage } from '@/components/shell/portal-page';

const page = createStaticPage('scenes', ScenesPage);

export const generateMetadata = page.generateMetadata;
export default page.Page;
