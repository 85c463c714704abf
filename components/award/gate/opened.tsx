'use client';

import { lazy } from 'react';
import type { AwardForm, Opening } from '@/lib/award/decide-opening';
import type { AwardConfiguration } from '@/lib/award/schemas';
import type { AwardFormProps } from './award-form-props';

const ClosedNotice = lazy(() => import('./closed-notice').then((file) => ({ default: file.ClosedNotice })));
const RedirectNotice = lazy(() =>
  import('./redirect-notice').then((file) => ({ default: file.RedirectNotice })),
);
const RegistrationWizard = lazy(() =>
  import('@/components/award/registration/registration-wizard').then((file) => ({
    default: file.RegistrationWizard,
  })),
);
const SubmissionForm = lazy(() =>
  import('@/components/award/submission/submission-form').then((file) => ({ default: file.SubmissionForm })),
);

const FORMS = { register: RegistrationWizard, submit: SubmissionForm };

interface Props extends AwardFormProps {
  opening: Opening;
  pressed: AwardForm;
  configuration: AwardConfiguration;
}

/** What a decision shows: one of the two forms, with a line why where the other button was pressed, or a notice. */
export function Opened({ opening, pressed, configuration, ...props }: Props) {
  const { locale, request } = props;
  if (opening.form === null) {
    const reading = { configuration, request };
    return <ClosedNotice locale={locale} pressed={pressed} closed={opening} {...reading} />;
  }
  const Form = FORMS[opening.form];
  return (
    <>
      {opening.redirectedFrom ? <RedirectNotice form={opening.form} hasRequest={request !== null} /> : null}
      <Form {...props} />
    </>
  );
}
