import { z } from 'zod';

const mail = z.object({ subject: z.string(), text: z.string() });

const arabicNote = z.object({
  text: z.string(),
  /** False if the reply is no longer the text of the template. */
  isExact: z.boolean(),
});
export type ArabicNote = z.infer<typeof arabicNote>;

/** What is shown of a reply besides its own text. */
export const replyMail = {
  /** The mail in the language of the request; null if none is sent. */
  mail: mail.nullable(),
  /**
   * The same in Arabic, for staff that does not read the sender's language; null without a mail and if that is Arabic.
   */
  arabicMail: mail.nullable().default(null),
  /** The Arabic text of the template that the reply is made of; null without one, and for a sender who reads Arabic. */
  arabicNote: arabicNote.nullable().default(null),
};
