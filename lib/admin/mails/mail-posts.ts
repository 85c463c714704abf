import 'server-only';
import type { NoJavaScriptForm } from '@/lib/forms/no-javascript/no-javascript-form';
import { readText } from '@/lib/forms/no-javascript/read-posted';
import { getRoute } from '@/lib/routing/table';
import { MAIL_ENDPOINTS } from './endpoints';

const page = () => getRoute('adminMails').path;

const toForm = (
  endpoint: NoJavaScriptForm['endpoint'],
  read: NoJavaScriptForm['read'],
): NoJavaScriptForm => ({ endpoint, read, page, done: page });

/** The forms of a member of staff for their own mails, as plain posts. */
export const MAIL_NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'mails-address': toForm(MAIL_ENDPOINTS.askMailCode, (fields) => ({
    body: { address: readText(fields, 'address') },
  })),
  'mails-code': toForm(MAIL_ENDPOINTS.confirmMailAddress, (fields) => ({
    body: { code: readText(fields, 'code') },
  })),
  'mails-kinds': toForm(MAIL_ENDPOINTS.chooseMails, ({ texts }) => ({
    body: { kinds: texts.getAll('kinds') },
  })),
  'mails-remove': toForm(MAIL_ENDPOINTS.removeMailAddress, () => ({ body: {} })),
};
