import { ServiceDesk } from '@/components/admin/service-pages';
import { BareFrame } from '@/components/layout/bare-frame';
import { createPages } from '@/components/layout/create-pages';

const pages = createPages<'admin'>(BareFrame, ServiceDesk);

export const generateMetadata = pages.generateMetadata;
export default pages.Page;
