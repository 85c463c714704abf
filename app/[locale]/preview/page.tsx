import { PreviewPage } from '@/components/admin/publishing/preview-page';
import { createPages } from '@/components/layout/create-pages';
import { PageFrame } from '@/components/layout/page-frame';

const pages = createPages<'preview'>(PageFrame, PreviewPage);

export const generateMetadata = pages.generateMetadata;
export default pages.Page;
