import { HomePage } from '@/components/home/home-page';
import { createLivePage } from '@/components/shell/portal-page';

const page = createLivePage('home', HomePage);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
