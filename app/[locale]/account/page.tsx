import { SessionsPage } from '@/components/auth/sessions-page';
import { SignInPage } from '@/components/auth/sign-in-page';
import { SignOnCheckPage } from '@/components/auth/sign-on-check-page';
import { ApplicationPage } from '@/components/award/application/application-page';
import { createPages } from '@/components/layout/create-pages';
import { PageFrame } from '@/components/layout/page-frame';
import { RequestsPage } from '@/components/requests/requests-page';
import { MySuppliersPage } from '@/components/suppliers/my-suppliers-page';
import { SupplierCertificate } from '@/components/suppliers/supplier-certificate';

const pages = createPages<'account'>(PageFrame, {
  application: ApplicationPage,
  signIn: SignInPage,
  requests: RequestsPage,
  sessions: SessionsPage,
  mySuppliers: MySuppliersPage,
  supplierCertificate: SupplierCertificate,
  signOnCheck: SignOnCheckPage,
});

export const generateMetadata = pages.generateMetadata;
export default pages.Page;
