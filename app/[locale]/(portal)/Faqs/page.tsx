import { FaqsPage } from '@/components/faqs/faqs-page';
import { createLivePage } from '@/components/shell/portal-page';

const page = createLivePage('faqs', FaqsPage);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
