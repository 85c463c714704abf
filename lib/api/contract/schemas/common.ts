import { z } from 'zod';

/** `TokenGenerator/GetToken` and the authorize endpoint: `message` holds the token (a JWT). */
export const tokenAnswer = z.object({ message: z.string() });

/** What the authorize endpoint is asked with. */
export const encryptedText = z.object({
  EncryptedText: z.string().meta({
    description: 'What the sign-on handed over: good once, for 60 seconds, for the browser that began it',
  }),
});

/** `Countries/GetAll`: a bare list; `code` is the calling code with its plus sign, `+966`. */
export const callingCountries = z.array(
  z.object({ code: z.string(), arName: z.string(), enName: z.string() }),
);
export type CallingCountry = z.infer<typeof callingCountries>[number];

/** The one shape of every error: `message` in the caller's language, `code` stable, `fields` by dotted path. */
export const apiError = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ApiError = z.infer<typeof apiError>;
