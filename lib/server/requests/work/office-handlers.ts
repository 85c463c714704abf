import 'server-only';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import { parseDay, toDay } from '@/lib/i18n/format';
import {
  eidsBody,
  holidaysBody,
  levelsBody,
  type Office,
  removeHolidayBody,
  removeTeamBody,
  type Team,
  teamBody,
} from '@/lib/requests/work/office-schemas';
import { PRIORITIES } from '@/lib/requests/work/schemas';
import { DAY_MS } from '@/lib/requests/work/working-time';
import { openDatabase } from '@/lib/server/db/open';
import { readServiceLevels } from '@/lib/server/db/read-service-levels';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiContext, ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { changeOffice } from './change-office';
import { listColleagues } from './list-colleagues';
import { forgetPlan } from './plan-work';
import { listTemplates } from './reply-templates';
import { readSilenceRules, saveSilence } from './silence-rules';
import { followsForm, listDepartments, writeDepartments } from './team-departments';
import { TEMPLATE_HANDLERS } from './template-handlers';

async function listTeams(db: Kysely<Tables>): Promise<Team[]> {
  const teams = await db.selectFrom('team').selectAll().orderBy('name').execute();
  const forms = await db.selectFrom('team_form').selectAll().orderBy('form').execute();
  const members = await db.selectFrom('team_member').selectAll().orderBy('subject').execute();
  const departments = await db.selectFrom('team_department').selectAll().orderBy('department').execute();
  return teams.map(({ id, name, is_closed, version }) => ({
    id,
    name,
    version,
    isClosed: is_closed === 1,
    forms: forms.filter(({ team_id }) => team_id === id).map(({ form }) => form as Team['forms'][number]),
    members: members.filter(({ team_id }) => team_id === id).map(({ subject }) => subject),
    departments: departments.filter(({ team_id }) => team_id === id).map(({ department }) => department),
  }));
}

async function listLevels(db: Kysely<Tables>): Promise<Office['levels']> {
  const levels: Record<string, { normal: number | null; urgent: number | null }> = {};
  for (const { form, priority, days } of await db.selectFrom('service_level').selectAll().execute())
    levels[form] = { normal: null, urgent: null, ...levels[form], [priority]: days };
  return levels;
}

/** Requests/GetServiceLevels: of requests without urgency. */
const getServiceLevels: ApiHandler = async (c) =>
  c.json({ data: await readServiceLevels(await openDatabase()) });

async function listHolidays(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('work_calendar').select('day').orderBy('day').execute();
  return rows.map(({ day }) => day);
}

/** Desk/GetOffice */
const getOffice: ApiHandler = async (c) => {
  const db = await openDatabase();
  const [teams, levels, holidays, templates, colleagues, silence, departments] = await Promise.all([
    listTeams(db),
    listLevels(db),
    listHolidays(db),
    listTemplates(db),
    listColleagues(db),
    readSilenceRules(db),
    listDepartments(db, c.get('locale')),
  ]);
  return c.json({ data: { teams, levels, holidays, templates, colleagues, silence, departments } });
};

type TeamBody = z.output<typeof teamBody>;

/** @throws RequestError 409 `teamMoved` if it is not as it was shown */
async function writeTeam(tx: Kysely<Tables>, id: string, { name, isClosed, version, ...team }: TeamBody) {
  const row = { name, is_closed: isClosed ? 1 : 0, version: version + 1 } as const;
  if (!team.id) {
    await tx
      .insertInto('team')
      .values({ id, ...row })
      .execute();
    return;
  }
  const { numUpdatedRows } = await tx
    .updateTable('team')
    .set(row)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new RequestError(409, 'teamMoved');
}

/**
 * Gives the team its forms. The requests of forms that it gains or loses follow, except those of departments with a
 * team and those that were moved to a team by hand (`Desk/SetTeam`): else saving a team would open a closed team's
 * request to everybody.
 */
async function writeForms(tx: Kysely<Tables>, team_id: string, forms: readonly string[]): Promise<void> {
  const former = new Map(
    (await tx.selectFrom('team_form').selectAll().execute()).map((row) => [row.form, row.team_id]),
  );
  for (const [form, team] of former) {
    if (team !== team_id || forms.includes(form)) continue;
    await tx.deleteFrom('team_form').where('form', '=', form).execute();
    await moveForm(tx, form, { from: team_id, to: null });
  }
  for (const form of forms) {
    const from = former.get(form) ?? null;
    if (from === team_id) continue;
    await tx.deleteFrom('team_form').where('form', '=', form).execute();
    await tx.insertInto('team_form').values({ form, team_id }).execute();
    await moveForm(tx, form, { from, to: team_id });
  }
}

async function moveForm(
  tx: Kysely<Tables>,
  form: string,
  { from, to }: { from: string | null; to: string | null },
): Promise<void> {
  await tx
    .updateTable('request_work')
    .set({ team_id: to })
    .where('form', '=', form)
    .where('team_id', from === null ? 'is' : '=', from)
    .where(followsForm(tx))
    .execute();
}

/** Desk/SaveTeam. @throws RequestError 409 `teamMoved`; 422 `members` or `departments` */
const saveTeam: ApiHandler = async (c) => {
  const team = await readJson(c.req.raw, teamBody);
  const team_id = team.id ?? uuidv7();
  return changeOffice(c, { entityId: team_id, kind: 'configured' }, async (tx) => {
    const known = new Set((await listColleagues(tx)).map(({ subject }) => subject));
    if (!team.members.every((subject) => known.has(subject)))
      throw new RequestError(422, 'validation', { fields: { members: 'choice' } });
    await writeTeam(tx, team_id, team);
    await writeForms(tx, team_id, [...new Set(team.forms)]);
    await writeDepartments(tx, team_id, team.departments);
    await tx.deleteFrom('team_member').where('team_id', '=', team_id).execute();
    const members = [...new Set(team.members)].map((subject) => ({ team_id, subject }));
    if (members.length > 0) await tx.insertInto('team_member').values(members).execute();
  });
};

/** Desk/RemoveTeam. @throws RequestError 409 `teamMoved` */
const removeTeam: ApiHandler = async (c) => {
  const { id, version } = await readJson(c.req.raw, removeTeamBody);
  return changeOffice(c, { entityId: id, kind: 'removed' }, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('team')
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new RequestError(409, 'teamMoved');
  });
};

/** Desk/SaveServiceLevels: replaces the levels of the given forms. */
const saveServiceLevels: ApiHandler = async (c) => {
  const { levels } = await readJson(c.req.raw, levelsBody);
  return changeOffice(c, { entityId: 'levels', kind: 'configured' }, async (tx) => {
    for (const [form, given] of Object.entries(levels)) {
      await tx.deleteFrom('service_level').where('form', '=', form).execute();
      const rows = PRIORITIES.flatMap((priority) => {
        const days = given[priority];
        return days === null ? [] : [{ form, priority, days }];
      });
      if (rows.length > 0) await tx.insertInto('service_level').values(rows).execute();
      await forgetPlan(tx, form);
    }
  });
};

function listDays(from: string, to: string): string[] {
  const days = [];
  for (let at = parseDay(from).getTime(); at <= parseDay(to).getTime(); at += DAY_MS)
    days.push(toDay(new Date(at)));
  return days;
}

const addDays = (c: ApiContext, days: readonly string[]) =>
  changeOffice(c, { entityId: 'calendar', kind: 'configured' }, async (tx) => {
    const rows = [...new Set(days)].map((day) => ({ day }));
    await tx
      .insertInto('work_calendar')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await forgetPlan(tx);
  });

/** Desk/AddHolidays */
const addHolidays: ApiHandler = async (c) => {
  const { from, to } = await readJson(c.req.raw, holidaysBody);
  return addDays(c, listDays(from, to));
};

/** Desk/AddEids */
const addEids: ApiHandler = async (c) => {
  const { days } = await readJson(c.req.raw, eidsBody);
  return addDays(c, days);
};

/** Desk/RemoveHoliday */
const removeHoliday: ApiHandler = async (c) => {
  const { day } = await readJson(c.req.raw, removeHolidayBody);
  return changeOffice(c, { entityId: 'calendar', kind: 'configured' }, async (tx) => {
    await tx.deleteFrom('work_calendar').where('day', '=', day).execute();
    await forgetPlan(tx);
  });
};

export const OFFICE_HANDLERS = {
  ...TEMPLATE_HANDLERS,
  getServiceLevels,
  getOffice,
  saveTeam,
  removeTeam,
  saveServiceLevels,
  saveSilence,
  addHolidays,
  addEids,
  removeHoliday,
};
