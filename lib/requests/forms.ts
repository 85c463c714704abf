import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { companyForm } from '@/lib/suppliers/company-form';
import { supplierForm } from '@/lib/suppliers/supplier-form';
import { operatorSurveyForm } from '@/lib/survey/operator-survey-form';
import { appointmentForm } from './definitions/appointment';
import { contactForm } from './definitions/contact';
import { creativesForm } from './definitions/creatives';
import { dataSharingForm } from './definitions/data-sharing';
import { informationForm } from './definitions/information';
import { innovationForm } from './definitions/innovation';
import { openDataForm } from './definitions/open-data';
import { outsideTransactionForm } from './definitions/outside-transaction';
import { transactionForm } from './definitions/transaction';

/** Every form of the portal. Its handler, schema and checks are derived from the definition. */
export const FORMS = [
  contactForm,
  dataSharingForm,
  informationForm,
  openDataForm,
  innovationForm,
  transactionForm,
  outsideTransactionForm,
  appointmentForm,
  operatorSurveyForm,
  supplierForm,
  companyForm,
  creativesForm,
] as const satisfies readonly FormDefinition[];

export type FormId = (typeof FORMS)[number]['id'];

const forms: readonly FormDefinition[] = FORMS;

export function findForm(id: string): FormDefinition | null {
  return forms.find((form) => form.id === id) ?? null;
}

/** @throws Error for an unknown id */
export function getForm(id: FormId): FormDefinition {
  const form = findForm(id);
  if (!form) throw new Error(`No form ${id}`);
  return form;
}
