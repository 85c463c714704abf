import { CheckPage } from '@/components/award/check/check-page';
import { CheckedCertificatePage } from '@/components/award/check/checked-certificate-page';
import { CustomGuidePage } from '@/components/guides/custom-guide/custom-guide-page';
import { DictionaryPage } from '@/components/guides/dictionary/dictionary-page';
import { FaqsPage } from '@/components/guides/faqs/faqs-page';
import { createPages } from '@/components/layout/create-pages';
import { PageFrame } from '@/components/layout/page-frame';
import { SurveyReportPage } from '@/components/requests/survey-report/survey-report-page';
import { TransactionPage } from '@/components/requests/transaction-page';

const pages = createPages<'guides'>(PageFrame, {
  faqs: FaqsPage,
  customGuide: CustomGuidePage,
  dictionary: DictionaryPage,
  certificateCheck: CheckPage,
  certificate: CheckedCertificatePage,
  surveyReport: SurveyReportPage,
  transaction: TransactionPage,
});

export const generateMetadata = pages.generateMetadata;
export default pages.Page;
