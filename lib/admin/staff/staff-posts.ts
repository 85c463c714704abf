import 'server-only';
import type {
  NoJavaScriptForm,
  PostedBody,
  PostedFields,
} from '@/lib/forms/no-javascript/no-javascript-form';
import { readText } from '@/lib/forms/no-javascript/read-posted';
import { STAFF_ENDPOINTS } from './endpoints';

const page = () => '/desk/staff';
const readTarget = (fields: PostedFields) => ({
  subject: readText(fields, 'subject'),
  seenAt: readText(fields, 'seenAt'),
});
const readRoles = (fields: PostedFields) => ({
  label: readText(fields, 'label'),
  roles: fields.texts.getAll('roles'),
});

const toForm = (
  endpoint: NoJavaScriptForm['endpoint'],
  readBody: (fields: PostedFields) => unknown,
): NoJavaScriptForm => ({
  endpoint,
  read: (fields): PostedBody => ({ body: readBody(fields) }),
  page,
  done: page,
});

/** The administrators' forms for the staff, as plain posts. */
export const STAFF_NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'staff-grant': toForm(STAFF_ENDPOINTS.grantRoles, (fields) => ({
    nationalId: readText(fields, 'nationalId'),
    ...readRoles(fields),
  })),
  'staff-change': toForm(STAFF_ENDPOINTS.changeRoles, (fields) => ({
    ...readTarget(fields),
    ...readRoles(fields),
  })),
  'staff-remove': toForm(STAFF_ENDPOINTS.removeStaff, readTarget),
};
