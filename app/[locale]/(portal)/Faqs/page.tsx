import { FaqsPage } from '@/components/guides/faqs/faqs-page';
import { createLivePage } from '@/components/layout/portal-page';

const page = createLivePage('faqs', FaqsPage);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
