import { z } from 'zod';

/** `TokenGenerator/GetToken` and the authorize endpoint: `message` holds the token (a JWT). */
export const tokenResponse = z.object({ message: z.string() });

export const TOKEN_SCHEMAS = {
  getToken: { summary: 'A visitor’s token, in `message`', response: tokenResponse },
};
