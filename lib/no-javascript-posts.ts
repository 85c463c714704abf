import 'server-only';
import { EDITION_DATES_NO_JAVASCRIPT_FORMS } from './admin/editions/edition-dates-posts';
import { EDITION_NO_JAVASCRIPT_FORMS } from './admin/editions/edition-posts';
import { ELIGIBILITY_NO_JAVASCRIPT_FORMS } from './admin/eligibility/eligibility-posts';
import { EXCEPTION_NO_JAVASCRIPT_FORMS } from './admin/exceptions/exception-posts';
import { EDITOR_NO_JAVASCRIPT_FORMS, SESSION_NO_JAVASCRIPT_FORMS } from './admin/heads/editor-posts';
import { HEAD_NO_JAVASCRIPT_FORMS } from './admin/heads/head-posts';
import { RESULT_NO_JAVASCRIPT_FORMS } from './admin/judging/result-posts';
import { JURY_NO_JAVASCRIPT_FORMS } from './admin/jury/jury-posts';
import { CHOICE_NO_JAVASCRIPT_FORMS } from './admin/lists/choice-posts';
import { SURVEY_NO_JAVASCRIPT_FORMS } from './admin/lists/survey-posts';
import { MAIL_NO_JAVASCRIPT_FORMS } from './admin/mails/mail-posts';
import { IMAGE_NO_JAVASCRIPT_FORMS } from './admin/publishing/image-posts';
import { PUBLISHING_NO_JAVASCRIPT_FORMS } from './admin/publishing/publishing-posts';
import { READING_NO_JAVASCRIPT_FORMS } from './admin/readings/reading-posts';
import { REGISTER_NO_JAVASCRIPT_FORMS } from './admin/register/supplier-posts';
import { STAFF_NO_JAVASCRIPT_FORMS } from './admin/staff/staff-posts';
import { VIEW_NO_JAVASCRIPT_FORMS } from './admin/views/view-posts';
import { consentForm, draftDeletionForm, remindersForm, withdrawalForm } from './award/application-posts';
import { SEASON_NO_JAVASCRIPT_FORMS } from './content/season-facts/season-posts';
import type { NoJavaScriptForm } from './forms/no-javascript/no-javascript-form';
import { toNoJavaScriptForm } from './forms/no-javascript/post-from-definition';
import { FORMS } from './requests/forms';
import { REQUEST_NO_JAVASCRIPT_FORMS } from './requests/request-posts';
import { SLOT_NO_JAVASCRIPT_FORMS } from './requests/slots/slot-posts';
import { BULK_NO_JAVASCRIPT_FORMS } from './requests/work/bulk-posts';
import { WORK_NO_JAVASCRIPT_FORMS } from './requests/work/posts';
import { CLAIM_NO_JAVASCRIPT_FORMS } from './suppliers/claim-posts';
import { supplierChangeForm } from './suppliers/supplier-change-post';
import { ratingForm } from './survey/rating-form';

const NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'page-rating': ratingForm,
  ...Object.fromEntries(FORMS.map((form) => [form.id, toNoJavaScriptForm(form)])),
  ...REQUEST_NO_JAVASCRIPT_FORMS,
  ...WORK_NO_JAVASCRIPT_FORMS,
  ...BULK_NO_JAVASCRIPT_FORMS,
  ...SLOT_NO_JAVASCRIPT_FORMS,
  ...EDITION_NO_JAVASCRIPT_FORMS,
  ...EDITION_DATES_NO_JAVASCRIPT_FORMS,
  ...ELIGIBILITY_NO_JAVASCRIPT_FORMS,
  ...EXCEPTION_NO_JAVASCRIPT_FORMS,
  ...JURY_NO_JAVASCRIPT_FORMS,
  ...READING_NO_JAVASCRIPT_FORMS,
  ...RESULT_NO_JAVASCRIPT_FORMS,
  ...EDITOR_NO_JAVASCRIPT_FORMS,
  ...PUBLISHING_NO_JAVASCRIPT_FORMS,
  ...IMAGE_NO_JAVASCRIPT_FORMS,
  ...HEAD_NO_JAVASCRIPT_FORMS,
  ...SEASON_NO_JAVASCRIPT_FORMS,
  ...CHOICE_NO_JAVASCRIPT_FORMS,
  ...SURVEY_NO_JAVASCRIPT_FORMS,
  ...SESSION_NO_JAVASCRIPT_FORMS,
  ...STAFF_NO_JAVASCRIPT_FORMS,
  ...MAIL_NO_JAVASCRIPT_FORMS,
  'supplier-change': supplierChangeForm,
  ...VIEW_NO_JAVASCRIPT_FORMS,
  ...REGISTER_NO_JAVASCRIPT_FORMS,
  ...CLAIM_NO_JAVASCRIPT_FORMS,
  'award-withdraw': withdrawalForm,
  'award-reminders': remindersForm,
  'award-consent': consentForm,
  'award-draft': draftDeletionForm,
};

export function findNoJavaScriptForm(id: string): NoJavaScriptForm | null {
  return Object.hasOwn(NO_JAVASCRIPT_FORMS, id) ? (NO_JAVASCRIPT_FORMS[id] ?? null) : null;
}
