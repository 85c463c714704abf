import { DictionaryPage } from '@/components/guides/dictionary/dictionary-page';
import { createLivePage } from '@/components/layout/portal-page';

const page = createLivePage('dictionary', DictionaryPage);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
