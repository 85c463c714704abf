import { StoryPage } from '@/components/journeys/story-page';
import { createStaticPage } from '@/components/shell/portal-page';

const page = createStaticPage('journey', StoryPage);

export const generateMetadata = page.generateMetadata;
export default page.Page;
