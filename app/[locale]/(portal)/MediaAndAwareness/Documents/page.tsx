import { DocumentList } from '@/components/publications/document-list';
import { PublicationsPage } from '@/components/publications/publications-page';
import { createLivePage } from '@/components/shell/portal-page';

const page = createLivePage('documents', (props) => (
  <PublicationsPage {...props} kind="document" view={DocumentList} />
));

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
