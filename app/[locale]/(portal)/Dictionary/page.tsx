import { DictionaryPage } from '@/components/dictionary/dictionary-page';
import { createLivePage } from '@/components/shell/portal-page';

const page = createLivePage('dictionary', DictionaryPage);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
