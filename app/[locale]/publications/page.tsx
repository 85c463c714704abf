import { createPages } from '@/components/layout/create-pages';
import { PageFrame } from '@/components/layout/page-frame';
import { PUBLICATION_PAGES } from '@/components/publications/pages';

const pages = createPages<'publications'>(PageFrame, PUBLICATION_PAGES);

export const generateMetadata = pages.generateMetadata;
export default pages.Page;
