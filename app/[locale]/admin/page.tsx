import { DeskPage } from '@/components/admin/desk-page';
import { BareFrame } from '@/components/layout/bare-frame';
import { createPages } from '@/components/layout/create-pages';

const pages = createPages<'admin'>(BareFrame, DeskPage);

export const generateMetadata = pages.generateMetadata;
export default pages.Page;
