'use client';

import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { AwardForm } from '@/lib/award/decide-opening';
import type { Person } from '@/lib/award/person';
import type { MyRequest } from '@/lib/contract/schemas/scholarship';
import type { Locale } from '@/lib/i18n/locales';

interface FormProps {
  locale: Locale;
  request: MyRequest['data'];
  person: Person;
}

const RegistrationWizard = dynamic<FormProps>(() =>
  import('@/components/award/registration/registration-wizard').then((file) => file.RegistrationWizard),
);
const SubmissionForm = dynamic<FormProps>(() =>
  import('@/components/award/submission/submission-form').then((file) => file.SubmissionForm),
);

const FORMS = {
  register: RegistrationWizard,
  submit: SubmissionForm,
} satisfies Record<AwardForm, ComponentType<FormProps>>;

/** One of the two forms; a page loads the script of the one that it shows. */
export function OpenForm({ form, ...props }: FormProps & { form: AwardForm }) {
  const Form = FORMS[form];
  return <Form {...props} />;
}
