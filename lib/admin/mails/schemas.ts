import { z } from 'zod';
import { EMAIL } from '@/lib/forms/rules/patterns';
import { CONTACT_LENGTH } from '@/lib/requests/schemas';

/**
 * The mails to the staff: late and newly assigned requests in the morning, a draft that waits for review, a publication
 * that could not be published at its hour.
 */
export const STAFF_MAILS = ['digest', 'review', 'failed'] as const;
export type StaffMail = (typeof STAFF_MAILS)[number];

/** Longer than a code with separators. */
export const CODE_LENGTH = 20;

const kinds = z.array(z.enum(STAFF_MAILS, { error: 'choice' })).max(STAFF_MAILS.length);

/** `Desk/AskMailCode` */
export const askMailCodeBody = z.strictObject({
  address: z
    .string({ error: 'required' })
    .trim()
    .min(1, 'required')
    .max(CONTACT_LENGTH, 'tooLong')
    .regex(EMAIL, 'pattern'),
});
/** `Desk/ConfirmMailAddress` */
export const confirmMailBody = z.strictObject({
  code: z.string({ error: 'required' }).trim().min(1, 'required').max(CODE_LENGTH, 'pattern'),
});
/** `Desk/ChooseMails`: the kinds that the caller wants. */
export const chooseMailsBody = z.strictObject({ kinds });
/** `Desk/RemoveMailAddress` */
export const removeMailBody = z.strictObject({});

const myMails = z.object({
  /** False if the portal sends no mails. */
  isOn: z.boolean(),
  /** Confirmed by a code; null without one. */
  address: z.string().nullable(),
  /** The address to which a code has been sent. */
  askedAddress: z.string().nullable(),
  /** The kinds that concern the caller, with those that are wanted. */
  offered: kinds,
  wanted: kinds,
});
export type MyMails = z.infer<typeof myMails>;

const saved = z.object({ data: z.object({ saved: z.literal(true) }) });

export const MAIL_SCHEMAS = {
  getMyMails: {
    summary: 'Where the caller gets mails about the work at the desk, and which',
    response: z.object({ data: myMails }),
  },
  askMailCode: {
    summary: 'Sends a code to an address, which its owner enters to confirm the address',
    body: askMailCodeBody,
    response: saved,
  },
  confirmMailAddress: {
    summary: 'Confirms an address with the code that was sent to it',
    body: confirmMailBody,
    response: saved,
  },
  chooseMails: { summary: 'Chooses the mails that the caller gets', body: chooseMailsBody, response: saved },
  removeMailAddress: { summary: 'Forgets the address of the caller', body: removeMailBody, response: saved },
};
