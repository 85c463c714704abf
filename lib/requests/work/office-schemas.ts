import { z } from 'zod';
import { FORMS } from '@/lib/requests/forms';
import type { SilenceRules } from './plan-silence';
import { colleague, line, subject, target } from './schemas';
import { removeTemplateBody, template, templateBody } from './template-schemas';
import { DAY_MS } from './working-time';

export const TEAM_NAME_LENGTH = 80;
export const MAX_LEVEL_DAYS = 365;
const MAX_HOLIDAYS = 31;
const MAX_MEMBERS = 200;
const MAX_DEPARTMENTS = 100;
const KEY_LENGTH = 50;

/** The form whose departments may have teams, and the list with the departments. */
export const DEPARTMENTS = { form: 'transaction', list: 'departments' } as const;

const form = z.enum(
  FORMS.map(({ id }) => id),
  { error: 'choice' },
);

const teamFields = {
  name: line(TEAM_NAME_LENGTH).min(1, 'required'),
  isClosed: z.boolean(),
  forms: z.array(form).max(FORMS.length),
  members: z.array(subject).max(MAX_MEMBERS),
  /** Departments of `DEPARTMENTS.form` whose requests the team gets, whatever team has the form. */
  departments: z.array(z.string().max(KEY_LENGTH, 'tooLong')).max(MAX_DEPARTMENTS).default([]),
};
/** Without an id it is a new team. */
export const teamBody = z.strictObject({
  id: z.uuid('id').optional(),
  version: z.int('number').default(0),
  ...teamFields,
});
export const removeTeamBody = z.strictObject(target);

const days = z.int('pattern').min(1, 'pattern').max(MAX_LEVEL_DAYS, 'pattern').nullable();
const levels = z.partialRecord(form, z.object({ normal: days, urgent: days }));
export const levelsBody = z.strictObject({ levels });

const silence = { remind: days, close: days } satisfies Record<keyof SilenceRules, typeof days>;
/** A sender is reminded before the request is closed. */
export const silenceBody = z
  .strictObject(silence)
  .refine(({ remind, close }) => remind === null || close === null || close > remind, {
    path: ['close'],
    error: 'pattern',
  });

const day = z.iso.date({ error: 'date' });
export const holidaysBody = z
  .strictObject({ from: day, to: day })
  .refine(({ from, to }) => to >= from, { path: ['to'], error: 'pattern' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_HOLIDAYS * DAY_MS, {
    path: ['to'],
    error: 'pattern',
  });
/** `Desk/AddEids`: the days that were proposed and shown. */
export const eidsBody = z.strictObject({
  days: z.array(day).min(1, 'required').max(MAX_HOLIDAYS, 'tooLong'),
});
export const removeHolidayBody = z.strictObject({ day });

const office = z.object({
  teams: z.array(z.object({ id: z.string(), version: z.int(), ...teamFields })),
  levels,
  silence: z.object(silence),
  departments: z.array(z.object({ key: z.string(), name: z.string() })),
  /** Days off besides weekends and national days, oldest first. */
  holidays: z.array(z.string()),
  templates: z.array(template),
  colleagues: z.array(colleague),
});
export type Office = z.infer<typeof office>;
export type Team = Office['teams'][number];

const saved = z.object({ data: z.object({ saved: z.literal(true) }) });

export const OFFICE_SCHEMAS = {
  getServiceLevels: {
    summary: 'The working days within which requests of each service are answered',
    response: z.object({ data: z.record(z.string(), z.int()) }),
  },
  getOffice: {
    summary:
      'Teams with their forms and members, service levels, days off, reply templates, and the staff of the office',
    response: z.object({ data: office }),
  },
  saveTeam: { summary: 'Creates or changes a team', body: teamBody, response: saved },
  removeTeam: {
    summary: 'Removes a team; its requests stay, without a team',
    body: removeTeamBody,
    response: saved,
  },
  saveServiceLevels: {
    summary: 'Sets the working days within which requests are answered; null removes a level',
    body: levelsBody,
    response: saved,
  },
  saveSilence: {
    summary:
      'Sets the working days after which senders who do not answer are reminded, and their requests closed; null: never',
    body: silenceBody,
    response: saved,
  },
  saveTemplate: { summary: 'Creates or changes a reply template', body: templateBody, response: saved },
  removeTemplate: { summary: 'Removes a reply template', body: removeTemplateBody, response: saved },
  addHolidays: { summary: 'Adds days off', body: holidaysBody, response: saved },
  addEids: { summary: 'Adds the days of the two Eids that were proposed', body: eidsBody, response: saved },
  removeHoliday: { summary: 'Removes a day off', body: removeHolidayBody, response: saved },
};
