import { z } from 'zod';
import { isClean } from '@/lib/api/contract/text-rules';

/**
 * `late` is past its due date, `new` has no owner, `waiting` waits for its sender; in `returned` a reply of the caller
 * was not sent, because the request had changed.
 */
export const QUEUES = ['late', 'mine', 'new', 'waiting', 'returned'] as const;
export type Queue = (typeof QUEUES)[number];
/** What the desk counts: the queues, and the appointments that wait for an approval, which have their own page. */
export const COUNTED = [...QUEUES, 'approval'] as const;
export type Counted = (typeof COUNTED)[number];

/** Filter by the due date: past, on this day, or in this week (Sunday to Saturday, Riyadh). */
export const DUE_TIMES = ['late', 'today', 'week'] as const;
export type DueTime = (typeof DUE_TIMES)[number];

export const PRIORITIES = ['normal', 'urgent'] as const;
export type Priority = (typeof PRIORITIES)[number];

export const REASON_LENGTH = 200;

/** A line of text without control characters. */
export const line = (length: number) =>
  z
    .string({ error: 'required' })
    .trim()
    .max(length, 'tooLong')
    .refine(isClean, 'forbiddenCharacters')
    .refine((value) => !value.includes('\n'), 'forbiddenCharacters');

export const subject = z.string().max(200, 'tooLong');

/** What the lists and the page of a request show of its work. */
export const work = z.object({
  owner: subject.nullable(),
  /** The office's name for the owner; null for a member without one. */
  ownerLabel: z.string().nullable(),
  isMine: z.boolean(),
  priority: z.enum(PRIORITIES),
  priorityReason: z.string().nullable(),
  /** ISO 8601; null while the clock is stopped and without a service level. */
  dueAt: z.string().nullable(),
  isLate: z.boolean(),
  team: z.string().nullable(),
  /** When its silent sender is reminded and it is closed, ISO 8601; only while the sender is asked. */
  silence: z
    .object({ remindAt: z.string().nullable(), closeAt: z.string().nullable() })
    .nullable()
    .default(null),
  version: z.int(),
});
export type Work = z.infer<typeof work>;

export const colleague = z.object({ subject, label: z.string().nullable() });
export type Colleague = z.infer<typeof colleague>;

export const teamName = z.object({ id: z.string(), name: z.string() });
export type TeamName = z.infer<typeof teamName>;

const owners = z.object({
  /** Without closed teams of others. */
  teams: z.array(teamName),
  owners: z.array(colleague),
  /** The reply templates with which many requests can be closed: the portal fills in all their fields. */
  closing: z.array(z.object({ id: z.string(), name: z.string() })).default([]),
});

export const place = z.object({
  /** Ids of the neighbours; null at an end of the list. */
  previous: z.string().nullable(),
  next: z.string().nullable(),
  /** From 1; null if the request is no longer in the list. */
  position: z.int().nullable(),
  total: z.int(),
});
export type ListPlace = z.infer<typeof place>;

/** To whom `Desk/AssignRequest` gives a request: the caller, nobody, or the pseudonym of a colleague. */
export const TO_ME = 'me';
export const TO_NOBODY = 'nobody';

/** The team of `Desk/SetTeam` for a request that belongs to none afterwards. */
export const TO_NO_TEAM = 'none';
/** The id of a team, or `TO_NO_TEAM`. */
export const teamChoice = z.string({ error: 'required' }).max(36, 'choice');

export const target = { id: z.uuid('id'), version: z.int('number') };

export const assignBody = z.strictObject({ ...target, owner: subject.min(1, 'required') });
export const teamChangeBody = z.strictObject({ ...target, team: teamChoice.min(1, 'required') });
export const priorityBody = z
  .strictObject({
    ...target,
    priority: z.enum(PRIORITIES, { error: 'choice' }),
    reason: line(REASON_LENGTH).default(''),
  })
  .refine(({ priority, reason }) => priority === 'normal' || reason !== '', {
    path: ['reason'],
    error: 'required',
  });

/** A tab that has a request open, in the version that it shows. */
export const presenceBody = z.strictObject({
  ...target,
  tab: z.uuid('id'),
  /** It has text that is not sent. */
  isWriting: z.boolean('choice'),
});

const reader = z.object({ label: z.string().nullable(), isWriting: z.boolean() });
export type Reader = z.infer<typeof reader>;

const done = z.object({ data: z.object({ version: z.int() }) });

export const WORK_SCHEMAS = {
  countQueues: {
    summary:
      'How many requests are late, the caller’s own, without an owner, and waiting for their senders; how many appointments wait for an approval',
    response: z.object({ data: z.record(z.enum(COUNTED), z.int()) }),
  },
  listOwners: {
    summary: 'The teams and the staff by which the list of requests is filtered',
    response: z.object({ data: owners }),
  },
  assignRequest: {
    summary: 'Takes a request, gives it back, or as the lead gives it to a colleague',
    body: assignBody,
    response: done,
  },
  setTeam: {
    summary: 'Moves a request to another team: the lead any request, a member those of a closed team',
    body: teamChangeBody,
    response: done,
  },
  setPriority: {
    summary: 'Makes a request urgent, with a reason, or normal again',
    body: priorityBody,
    response: done,
  },
  reportPresence: {
    summary: 'Reports that the caller has a request open; answers who else has, and its newest version',
    body: presenceBody,
    response: z.object({
      data: z.object({
        version: z.int(),
        readers: z.array(reader),
        /** The same as a sentence; empty if nobody else has it open and it has not changed. */
        line: z.string(),
      }),
    }),
  },
};
