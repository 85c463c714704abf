import type { AwardFormComponent } from '@/components/award/gate/award-form-props';
import { parseStep } from '@/lib/award/registration-steps';
import { RegistrationWizard } from './registration-wizard';

/** The registration form, drawn by the server at the step that the address names. */
export function registrationAt(step: string | string[] | undefined): AwardFormComponent {
  const firstStep = typeof step === 'string' ? parseStep(step) : null;
  return (props) => <RegistrationWizard {...props} firstStep={firstStep} />;
}
