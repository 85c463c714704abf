import 'server-only';
import { EDITOR_PLAIN_FORMS, SESSION_PLAIN_FORMS } from '@/lib/admin/plain-forms';
import { SERVICE_PLAIN_FORMS } from '@/lib/forms/plain-forms';
import { REQUEST_PLAIN_FORMS } from '@/lib/requests/plain-forms';
import { supplierChangeForm } from '@/lib/suppliers/plain-form';
import { ratingForm } from '@/lib/survey/rating-form';
import type { PlainForm } from './plain-form';

/** Every form that works without script, by the name in its address. */
const PLAIN_FORMS: Readonly<Record<string, PlainForm>> = {
  'page-rating': ratingForm,
  ...SERVICE_PLAIN_FORMS,
  ...REQUEST_PLAIN_FORMS,
  ...EDITOR_PLAIN_FORMS,
  ...SESSION_PLAIN_FORMS,
  'supplier-change': supplierChangeForm,
};

/** The form of an address, or null. */
export function findPlainForm(id: string): PlainForm | null {
  return Object.hasOwn(PLAIN_FORMS, id) ? (PLAIN_FORMS[id] ?? null) : null;
}
