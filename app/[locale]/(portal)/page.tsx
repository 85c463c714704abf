import { HomePage } from '@/components/home/home-page';
import { createLivePage } from '@/components/layout/portal-page';

const page = createLivePage('home', HomePage);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
