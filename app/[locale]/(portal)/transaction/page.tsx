import { createLivePage } from '@/components/layout/portal-page';
import { TransactionPage } from '@/components/requests/transaction-page';

const page = createLivePage('transaction', TransactionPage);

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
