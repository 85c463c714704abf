import { createLivePage } from '@/components/layout/portal-page';
import { DocumentList } from '@/components/publications/document-list';
import { PublicationsPage } from '@/components/publications/publications-page';

const page = createLivePage('documents', (props) => (
  <PublicationsPage {...props} kind="document" view={DocumentList} />
));

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
