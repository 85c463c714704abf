import { StoryPage } from '@/components/guides/journeys/story-page';
import { createStaticPage } from '@/components/layout/portal-page';

const page = createStaticPage('journey', StoryPage);

export const generateMetadata = page.generateMetadata;
export default page.Page;
