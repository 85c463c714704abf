import { z } from 'zod';
import { tokenAnswer } from '@/lib/api/contract/token-schemas';

const encryptedText = z.object({
  EncryptedText: z.string().meta({
    description: 'What the sign-on handed over: good once, for 60 seconds, for the browser that began it',
  }),
});

/** What the exchange of a sign-on takes and answers. */
export const AUTH_SCHEMAS = {
  authorizeScholarship: {
    summary:
      'Exchanges the encrypted text of a sign-on for the token of the person; the door does not pass it on',
    query: encryptedText,
    answer: tokenAnswer,
  },
};
