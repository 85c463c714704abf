import { postByPerson } from '@/lib/api/contract/endpoint-rows';
import { ACKNOWLEDGEMENTS, FILE_SLOTS, type FileSlot } from '@/lib/award/definition/file-slots';
import type { Questions } from '@/lib/forms/definition/form-definition';

const SLOTS = (Object.keys(FILE_SLOTS) as FileSlot[]).map((name) => {
  const { required, maxFiles } = FILE_SLOTS[name];
  return { name, kind: 'file' as const, hint: true, required, maxFiles };
});

/** The research submission (SUB-03): five file slots and five required declarations. */
export const submissionForm = {
  id: 'submission',
  route: 'submission',
  namespace: 'submit.form',
  endpoint: {
    id: 'submitResearch',
    ...postByPerson('api/Scholarship/SubmitResearch', 'login', 'multipart'),
    limit: 'submit',
  },
  signIn: 'researchers',
  error: 'requiredFields',
  sections: [
    { key: 'files', lead: true, fields: SLOTS },
    {
      key: 'acknowledgements',
      lead: true,
      fields: ACKNOWLEDGEMENTS.map((name) => ({ name, kind: 'checkbox' as const, required: true })),
    },
  ],
} as const satisfies Questions;
