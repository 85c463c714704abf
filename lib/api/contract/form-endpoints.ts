import type { Endpoint } from './endpoint';

/**
 * The calls that take the forms of `lib/requests/forms.ts`. A signed-in sender is known by the context token, which the
 * spec gives to all but AddCompanyRequest: such a request is followed by its number and contact alone.
 */
export const FORM_ENDPOINTS = {
  addContactMessage: {
    method: 'POST',
    path: 'Contact/AddMessage',
    token: 'context',
    access: 'anyone',
    action: 'contact',
    body: 'json',
  },
  addDataSharingRequest: {
    method: 'POST',
    path: 'DataSharing/AddRequest',
    token: 'context',
    access: 'anyone',
    action: 'data_sharing',
    body: 'json',
  },
  createPublicInfoRequest: {
    method: 'POST',
    path: 'PublicInfoRequest/Create',
    token: 'context',
    access: 'anyone',
    action: 'public_information',
    body: 'json',
  },
  addOpenDataRequest: {
    method: 'POST',
    path: 'OpenData/AddRequest',
    token: 'context',
    access: 'anyone',
    action: 'open_data',
    body: 'json',
  },
  addInnovationSubmission: {
    method: 'POST',
    path: 'InnovationSubmission/AddInnovationSubmissionRequest',
    token: 'context',
    access: 'anyone',
    action: 'innovation',
    body: 'multipart',
  },
  addTransaction: {
    method: 'POST',
    path: 'RaselTransactions/AddTransaction',
    token: 'context',
    access: 'anyone',
    action: 'transaction',
    body: 'multipart',
  },
  addOutsideTransaction: {
    method: 'POST',
    path: 'RaselTransactions/AddOutsideTransaction',
    token: 'context',
    access: 'anyone',
    action: 'outside_transaction',
    body: 'json',
  },
  createAppointment: {
    method: 'POST',
    path: 'MinsterAppointment/Create',
    token: 'forced',
    access: 'person',
    action: 'appointment',
    body: 'json',
  },
  addOperatorSurvey: {
    method: 'POST',
    path: 'Surveys/AddOperatorSurvey',
    token: 'context',
    access: 'anyone',
    action: 'operator_survey',
    body: 'json',
  },
  createSupplier: {
    method: 'POST',
    path: 'Supplier/Create',
    token: 'context',
    access: 'anyone',
    action: 'supplier',
    body: 'multipart',
  },
  addCompanyRequest: {
    method: 'POST',
    path: 'AddCompanyRequest',
    token: 'anonymous',
    access: 'anyone',
    action: 'company',
    body: 'json',
  },
  submitCreatives: {
    method: 'POST',
    path: 'Creatives/SubmitForm',
    token: 'forced',
    access: 'person',
    action: 'creatives',
    body: 'multipart',
  },
} as const satisfies Record<string, Omit<Endpoint, 'action'> & { action: string }>;
