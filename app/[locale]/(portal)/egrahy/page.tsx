import { ProceduresPage } from '@/components/guides/journeys/procedures-page';
import { createLivePage } from '@/components/layout/portal-page';

const page = createLivePage('procedures', ProceduresPage);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
