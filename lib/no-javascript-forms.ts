import 'server-only';
import { EDITOR_PLAIN_FORMS, SESSION_PLAIN_FORMS } from './admin/plain-forms';
import type { PlainForm } from './forms/no-javascript/plain-form';
import { toPlainForm } from './forms/plain-forms';
import { FORMS } from './requests/forms';
import { REQUEST_PLAIN_FORMS } from './requests/plain-forms';
import { supplierChangeForm } from './suppliers/plain-form';
import { ratingForm } from './survey/rating-form';

/** Every form that works without script, by the name in its address. */
const NO_JAVASCRIPT_FORMS: Readonly<Record<string, PlainForm>> = {
  'page-rating': ratingForm,
  ...Object.fromEntries(FORMS.map((form) => [form.id, toPlainForm(form)])),
  ...REQUEST_PLAIN_FORMS,
  ...EDITOR_PLAIN_FORMS,
  ...SESSION_PLAIN_FORMS,
  'supplier-change': supplierChangeForm,
};

/** The form of an address, or null. */
export function findNoJavaScriptForm(id: string): PlainForm | null {
  return Object.hasOwn(NO_JAVASCRIPT_FORMS, id) ? (NO_JAVASCRIPT_FORMS[id] ?? null) : null;
}
