import { AwardPage } from '@/components/award/gate/award-page';
import type { AwardFormComponent } from '@/lib/award/browser/form-props';
import { registrationForm } from '@/lib/award/definition/registration';
import { parseStep } from '@/lib/forms/rules/steps';
import type { PageAddress } from '@/lib/routing/query-value';
import { RegistrationWizard } from './registration-wizard';

/** The wizard, rendered by the server at the step in the address. */
function wizardAt(step: string | string[] | undefined): AwardFormComponent {
  const firstStep = typeof step === 'string' ? parseStep(registrationForm, step) : null;
  return (props) => <RegistrationWizard {...props} firstStep={firstStep} />;
}

export function RegistrationPage({ query: { step } }: PageAddress) {
  return <AwardPage pressed="register" Form={wizardAt(step)} />;
}
