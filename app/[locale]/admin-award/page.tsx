import { AwardDesk } from '@/components/admin/award-pages';
import { BareFrame } from '@/components/layout/bare-frame';
import { createPages } from '@/components/layout/create-pages';

const pages = createPages<'admin-award'>(BareFrame, AwardDesk);

export const generateMetadata = pages.generateMetadata;
export default pages.Page;
