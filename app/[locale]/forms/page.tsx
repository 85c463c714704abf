import { formPage } from '@/components/forms/form-page';
import { createPages } from '@/components/layout/create-pages';
import { PageFrame } from '@/components/layout/page-frame';
import { listOpenDataSections } from '@/components/publications/open-data/open-data-sections';
import { listAppointmentSections } from '@/components/requests/appointment-sections';
import { listContactSections } from '@/components/requests/contact/contact-sections';
import { listSurveySections } from '@/components/requests/survey-report/survey-sections';
import { listSupplierSections } from '@/components/suppliers/supplier-sections';

const pages = createPages<'forms'>(PageFrame, {
  contact: formPage('contact', listContactSections),
  appointment: formPage('appointment', listAppointmentSections),
  operatorsSurvey: formPage('operator-survey', listSurveySections),
  transactionRegister: formPage('transaction'),
  outsideTransaction: formPage('outside-transaction'),
  information: formPage('information'),
  dataSharing: formPage('data-sharing'),
  openData: formPage('open-data', listOpenDataSections),
  creativityAndLeadership: formPage('creatives'),
  suppliers: formPage('supplier', listSupplierSections, ['company']),
  innovation: formPage('innovation'),
});

export const generateMetadata = pages.generateMetadata;
export default pages.Page;
