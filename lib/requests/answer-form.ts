import { postByAnyone } from '@/lib/api/contract/endpoint-rows';
import type { Questions } from '@/lib/forms/definition/form-definition';
import { MAX_SUPPORTIVE_FILES } from '@/lib/forms/files/rules';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import { CONTACT_LENGTH, NUMBER_LENGTH } from './schemas';

/** The slot of the files that a sender adds to a request. No form of a service has a field of this name. */
export const ANSWER_FILES = 'answerFiles';

/** `Requests/Answer`: the sender's answer to a question of the staff, with files. */
export const requestAnswer = {
  id: 'request-answer',
  route: 'requests',
  namespace: 'requests',
  endpoint: {
    id: 'answerServiceRequest',
    ...postByAnyone('Requests/Answer', 'request_answer', 'multipart'),
    limit: 'follow',
  },
  sections: [
    {
      key: 'answer',
      fields: [
        { name: 'referenceNumber', kind: 'text', required: true, maxLength: NUMBER_LENGTH, dir: 'ltr' },
        { name: 'contact', kind: 'text', maxLength: CONTACT_LENGTH, dir: 'ltr' },
        { name: 'note', kind: 'textarea', required: true, maxLength: NOTE_LENGTH },
        { name: ANSWER_FILES, kind: 'file', maxFiles: MAX_SUPPORTIVE_FILES },
      ],
    },
  ],
} as const satisfies Questions;
