import 'server-only';
import type { NoJavaScriptForm } from '@/lib/forms/no-javascript/no-javascript-form';
import { AWARD_ENDPOINTS } from './endpoints';

const applicationPage = () => '/Researchers/application';

/** Withdraws or restores the person's application without JavaScript. */
export const withdrawalForm: NoJavaScriptForm = {
  endpoint: AWARD_ENDPOINTS.withdrawMine,
  read: ({ texts }) => ({ body: { to: texts.get('to') } }),
  page: applicationPage,
  done: applicationPage,
};
