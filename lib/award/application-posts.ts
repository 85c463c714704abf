import 'server-only';
import type { NoJavaScriptForm } from '@/lib/forms/no-javascript/no-javascript-form';
import { AWARD_ENDPOINTS } from './endpoints';

const applicationPage = () => '/Researchers/application';

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
