import { createLivePage } from '@/components/layout/portal-page';
import { NewsCards } from '@/components/publications/news-cards';
import { PublicationsPage } from '@/components/publications/publications-page';

const page = createLivePage('news', (props) => <PublicationsPage {...props} kind="news" view={NewsCards} />);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
