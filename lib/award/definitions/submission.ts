import { ACKNOWLEDGEMENTS, type FileSlot } from '@/lib/award/file-slots';
import { MAX_SUPPORTIVE_FILES } from '@/lib/forms/files/rules';
import type { FileField, Questions } from '@/lib/forms/form-definition';

const file = (name: FileSlot, rule: Partial<FileField> = {}) => ({
  name,
  kind: 'file' as const,
  hint: true,
  maxFiles: 1,
  ...rule,
});

/** The research submission (SUB-03): five slots for files, and five declarations, all to be ticked. */
export const submissionForm = {
  id: 'submission',
  route: 'submission',
  namespace: 'submit.form',
  endpoint: {
    id: 'submitResearch',
    method: 'POST',
    path: 'api/Scholarship/SubmitResearch',
    token: 'forced',
    access: 'person',
    action: 'login',
    body: 'multipart',
    limit: 'submit',
  },
  signIn: 'researchers',
  fault: 'requiredFields',
  sections: [
    {
      key: 'files',
      lead: true,
      fields: [
        file('CVFile', { required: true }),
        file('RecommendationLetterFile'),
        file('ResearchPlanFile'),
        file('ResearchPresentationFile'),
        file('ExtraSupportiveFiles', { maxFiles: MAX_SUPPORTIVE_FILES }),
      ],
    },
    {
      key: 'acknowledgements',
      lead: true,
      fields: ACKNOWLEDGEMENTS.map((name) => ({ name, kind: 'checkbox' as const, required: true })),
    },
  ],
} as const satisfies Questions;
