import type { ComponentType } from 'react';
import type { FormDraft } from '@/lib/award/draft-schemas';
import type { MyRequest } from '@/lib/award/schemas';
import type { Answers } from '@/lib/forms/definition/form-definition';
import type { FormTexts } from '@/lib/forms/texts/browser-texts';

/** The signed-in person, as far as the award forms need it. */
export interface Person {
  name: string;
  /** Pseudonym of the sign-on; part of the keys of drafts. */
  subject: string;
}

/** The draft of a form on the server. */
export interface OpenedDraft {
  /** As it was when the page was rendered; null without one. */
  stored: FormDraft | null;
  /** When it was saved, or that it will be. */
  note: string;
}

export interface AwardFormProps {
  /** The person's request; null if there is none yet. */
  request: MyRequest['data'];
  person: Person;
  answers: Answers;
  /** Null if drafts stay in the browser: with an external API. */
  draft: OpenedDraft | null;
  texts: FormTexts;
  /** How long the identity image is kept after the edition. */
  identityDays: number;
}

export type AwardFormComponent = ComponentType<AwardFormProps>;
