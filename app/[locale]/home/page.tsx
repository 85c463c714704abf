import { HomePage } from '@/components/home/home-page';
import { createPages } from '@/components/layout/create-pages';
import { PageFrame } from '@/components/layout/page-frame';

const pages = createPages<'home'>(PageFrame, HomePage);

export const generateMetadata = pages.generateMetadata;
export default pages.Page;
