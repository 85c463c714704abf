import { z } from 'zod';
import { tokenResponse } from '@/lib/api/contract/token-schemas';

const encryptedText = z.object({
  EncryptedText: z.string().meta({
    description: 'What the sign-on handed over: good once, for 60 seconds, for the browser that began it',
  }),
});

export const AUTH_SCHEMAS = {
  authorizeScholarship: {
    summary:
      'Exchanges the encrypted text of a sign-on for the token of the person; the gateway does not pass it on',
    query: encryptedText,
    response: tokenResponse,
  },
};
