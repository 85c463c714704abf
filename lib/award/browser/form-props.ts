import type { ComponentType } from 'react';
import type { MyRequest } from '@/lib/award/schemas';
import type { Answers } from '@/lib/forms/definition/form-definition';
import type { FormTexts } from '@/lib/forms/texts/browser-texts';

/** The signed-in person, as far as the award forms need it. */
export interface Person {
  name: string;
  /** Pseudonym of the sign-on; part of the keys of drafts. */
  subject: string;
}

export interface AwardFormProps {
  /** The person's request; null if there is none yet. */
  request: MyRequest['data'];
  person: Person;
  answers: Answers;
  texts: FormTexts;
}

export type AwardFormComponent = ComponentType<AwardFormProps>;
