import { PublishingDesk } from '@/components/admin/publishing-pages';
import { BareFrame } from '@/components/layout/bare-frame';
import { createPages } from '@/components/layout/create-pages';

const pages = createPages<'admin-publishing'>(BareFrame, PublishingDesk);

export const generateMetadata = pages.generateMetadata;
export default pages.Page;
