import { AwardPage } from '@/components/award/gate/award-page';
import { SubmissionForm } from '@/components/award/submission/submission-form';
import { BareFrame } from '@/components/layout/bare-frame';
import { createPages } from '@/components/layout/create-pages';

const pages = createPages<'submission'>(BareFrame, () => (
  <AwardPage pressed="submit" Form={SubmissionForm} />
));

export const generateMetadata = pages.generateMetadata;
export default pages.Page;
