import { z } from 'zod';
import { tokenResponse } from '@/lib/api/contract/token-schemas';

const encryptedText = z.object({
  EncryptedText: z.string().meta({
    description:
      'The encrypted text of the sign-on: valid once, for 60 seconds, in the browser that started it',
  }),
});

export const AUTH_SCHEMAS = {
  authorizeScholarship: {
    summary:
      'Exchanges the encrypted text of a sign-on for the token of the person; not available through the gateway',
    query: encryptedText,
    response: tokenResponse,
  },
};
