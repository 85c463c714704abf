import { ContentPage } from '@/components/content/content-page';
import { createPages } from '@/components/layout/create-pages';
import { PageFrame } from '@/components/layout/page-frame';

const pages = createPages<'text'>(PageFrame, ContentPage);

export const generateMetadata = pages.generateMetadata;
export default pages.Page;
