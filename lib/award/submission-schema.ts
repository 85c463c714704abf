import { z } from 'zod';
import { acknowledgements } from '@/lib/contract/schemas/scholarship';
import type { UploadItem } from '@/lib/files/upload-item';
import type { ChosenNames } from './submission-values';

const accepted = z.array(
  z.custom<UploadItem>((item) => (item as UploadItem).state !== 'failed', 'refusedFile'),
);

/**
 * The rules of the submission form (SUB-03): every box ticked, the identity image chosen, no file left
 * that was refused. Messages are codes.
 */
export const submission = acknowledgements.extend({
  CVFile: accepted.min(1, 'requiredFields'),
  RecommendationLetterFile: accepted,
  ResearchPlanFile: accepted,
  ResearchPresentationFile: accepted,
  ExtraSupportiveFiles: accepted,
  chosenNames: z.custom<ChosenNames>(),
});
