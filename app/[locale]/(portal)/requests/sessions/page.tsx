import { SessionsPage } from '@/components/auth/sessions-page';
import { createLivePage } from '@/components/layout/portal-page';

const page = createLivePage('sessions', SessionsPage);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
