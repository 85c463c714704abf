import { registrationForm } from '@/lib/award/definitions/registration';
import type { AwardFormComponent } from '@/lib/award/form-props';
import { parseStep } from '@/lib/forms/steps';
import { RegistrationWizard } from './registration-wizard';

/** The registration form, drawn by the server at the step that the address names. */
export function registrationAt(step: string | string[] | undefined): AwardFormComponent {
  const firstStep = typeof step === 'string' ? parseStep(registrationForm, step) : null;
  return (props) => <RegistrationWizard {...props} firstStep={firstStep} />;
}
