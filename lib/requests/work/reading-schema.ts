import { z } from 'zod';

const mail = z.object({ subject: z.string(), text: z.string() });

/** The mails of a reply, as its sender would read them. */
export const mails = {
  /** In the language of the request; null if none is sent. */
  mail: mail.nullable(),
  /** The same in Arabic, for staff that does not read the sender's language; null without a mail and if that is Arabic. */
  arabicMail: mail.nullable().default(null),
};
