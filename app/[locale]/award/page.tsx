import { EditionPage } from '@/components/award/landing/edition-page';
import { LandingPage } from '@/components/award/landing/landing-page';
import { BareFrame } from '@/components/layout/bare-frame';
import { createPages } from '@/components/layout/create-pages';

const pages = createPages<'award'>(BareFrame, { researchers: LandingPage, awardEdition: EditionPage });

export const generateMetadata = pages.generateMetadata;
export default pages.Page;
