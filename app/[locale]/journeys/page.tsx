import { CounterPage } from '@/components/guides/journeys/counter-page';
import { GuidancePage } from '@/components/guides/journeys/guidance-page';
import { MovementsPage } from '@/components/guides/journeys/movements-page';
import { ProceduresPage } from '@/components/guides/journeys/procedures-page';
import { ScenesPage } from '@/components/guides/journeys/scenes-page';
import { StoryPage } from '@/components/guides/journeys/story-page';
import { createPages } from '@/components/layout/create-pages';
import { PageFrame } from '@/components/layout/page-frame';

const pages = createPages<'journeys'>(PageFrame, {
  procedures: ProceduresPage,
  guidance: GuidancePage,
  counter: CounterPage,
  holySites: MovementsPage,
  journey: StoryPage,
  scenes: ScenesPage,
});

export const generateMetadata = pages.generateMetadata;
export default pages.Page;
