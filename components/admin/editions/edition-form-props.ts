import type { Edition } from '@/lib/award/edition-with-texts';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';

export interface EditionFormProps {
  edition: Edition;
  version: number;
  errors: PostedErrors;
  /** What was entered in the post before this page. */
  typed: URLSearchParams | null;
}
