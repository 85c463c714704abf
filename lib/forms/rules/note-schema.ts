import { z } from 'zod';
import { isClean } from '@/lib/api/contract/text-rules';

export const NOTE_LENGTH = 1000;

export const optionalNote = z
  .string()
  .trim()
  .max(NOTE_LENGTH, 'tooLong')
  .refine(isClean, 'forbiddenCharacters')
  .optional();
