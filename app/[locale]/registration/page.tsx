import { RegistrationPage } from '@/components/award/registration/registration-page';
import { BareFrame } from '@/components/layout/bare-frame';
import { createPages } from '@/components/layout/create-pages';

const pages = createPages<'registration'>(BareFrame, RegistrationPage);

export const generateMetadata = pages.generateMetadata;
export default pages.Page;
