import { ProceduresPage } from '@/components/journeys/procedures-page';
import { createLivePage } from '@/components/shell/portal-page';

const page = createLivePage('procedures', ProceduresPage);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
