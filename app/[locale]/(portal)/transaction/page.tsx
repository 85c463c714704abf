import { TransactionPage } from '@/components/requests/transaction-page';
import { createLivePage } from '@/components/shell/portal-page';

const page = createLivePage('transaction', TransactionPage);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
