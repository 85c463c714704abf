import type { Edition } from '@/lib/award/edition-with-texts';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';

export interface EditionFormProps {
  edition: Edition;
  version: number;
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
}
