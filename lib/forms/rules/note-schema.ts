import { z } from 'zod';
import { isClean } from '@/lib/api/contract/text-rules';

export const NOTE_LENGTH = 1000;

export const requiredNote = z
  .string('required')
  .trim()
  .min(1, 'required')
  .max(NOTE_LENGTH, 'tooLong')
  .refine(isClean, 'forbiddenCharacters');

export const optionalNote = z
  .string()
  .trim()
  .max(NOTE_LENGTH, 'tooLong')
  .refine(isClean, 'forbiddenCharacters')
  .optional();
