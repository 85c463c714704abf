import { z } from 'zod';
import { isClean } from '@/lib/api/contract/text-rules';

/** Maximum length of a note with a change of a request. */
export const NOTE_LENGTH = 1000;

export const optionalNote = z
  .string()
  .trim()
  .max(NOTE_LENGTH, 'tooLong')
  .refine(isClean, 'forbiddenCharacters')
  .optional();
