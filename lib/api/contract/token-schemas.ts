import { z } from 'zod';

/** `TokenGenerator/GetToken` and the authorize endpoint: `message` holds the token (a JWT). */
export const tokenAnswer = z.object({ message: z.string() });

/** What the token call answers. */
export const TOKEN_SCHEMAS = {
  getToken: { summary: 'A token for a visitor; `message` holds it', answer: tokenAnswer },
};
