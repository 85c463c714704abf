import { AdminPage } from '@/components/admin/admin-page';
import { BareFrame } from '@/components/layout/bare-frame';
import { createPages } from '@/components/layout/create-pages';

const pages = createPages<'admin'>(BareFrame, AdminPage);

export const generateMetadata = pages.generateMetadata;
export default pages.Page;
