import type { ComponentType } from 'react';
import type { MyRequest } from '@/lib/award/schemas';
import type { Answers } from '@/lib/forms/definition/form-definition';
import type { FormTexts } from '@/lib/forms/texts/form-words';

/** Who is signed in, as the award forms need to know it. */
export interface Person {
  name: string;
  /** Pseudonym of the sign-on; stored drafts are kept under it. */
  subject: string;
}

export interface AwardFormProps {
  /** The person's request; null when there is none yet. */
  request: MyRequest['data'];
  person: Person;
  /** What the form opens with. */
  answers: Answers;
  texts: FormTexts;
}

export type AwardFormComponent = ComponentType<AwardFormProps>;
