import 'server-only';
import type { NoJavaScriptForm, PostedFields } from '@/lib/forms/no-javascript/no-javascript-form';
import { DRAFT_ENDPOINTS } from './draft-endpoints';
import { AWARD_ENDPOINTS } from './endpoints';

const applicationPage = () => '/Researchers/application';
const consentPage = ({ texts }: PostedFields) =>
  `${applicationPage()}?edition=${(texts.get('edition') ?? '').replace(/\D/g, '').slice(0, 4)}`;

/** Switches the reminder off or on without JavaScript. */
export const remindersForm: NoJavaScriptForm = {
  endpoint: AWARD_ENDPOINTS.setReminders,
  read: ({ texts }) => ({ body: { reminders: texts.get('reminders') } }),
  page: applicationPage,
  done: () => `${applicationPage()}?reminders=saved`,
};

/** Withdraws or restores the person's application without JavaScript. */
export const withdrawalForm: NoJavaScriptForm = {
  endpoint: AWARD_ENDPOINTS.withdrawMine,
  read: ({ texts }) => ({ body: { to: texts.get('to') } }),
  page: applicationPage,
  done: applicationPage,
};

/** Stores what a winner agrees to publish, without JavaScript. */
export const consentForm: NoJavaScriptForm = {
  endpoint: AWARD_ENDPOINTS.setConsent,
  read: ({ texts }) => ({ body: { edition: Number(texts.get('edition')), kinds: texts.getAll('kinds') } }),
  page: consentPage,
  done: (fields) => `${consentPage(fields)}&consent=saved`,
};

/** Deletes a draft with its files without JavaScript. */
export const draftDeletionForm: NoJavaScriptForm = {
  endpoint: DRAFT_ENDPOINTS.deleteDraft,
  read: ({ texts }) => ({ body: { form: texts.get('form') } }),
  page: applicationPage,
  done: () => `${applicationPage()}?draft=deleted`,
};
