import 'server-only';
import type { AwardForm } from '@/lib/award/rules/decide-opening';
import type { AwardConfiguration, AwardWindow } from '@/lib/award/schemas';
import { now } from '@/lib/env/clock';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readConfiguration } from './configuration';

/** GetConfigration: `{status, register, submit}`. */
export const getAwardConfiguration: ApiHandler = async (c) => {
  const answer: AwardConfiguration = await readConfiguration(await openDatabase(), now());
  return c.json(answer);
};

const respondWindow =
  (kind: AwardForm): ApiHandler =>
  async (c) => {
    const configuration = await readConfiguration(await openDatabase(), now());
    const answer: AwardWindow | null = configuration[kind] ?? null;
    return c.json(answer);
  };

/** GetRegistrationConfiguration and GetSubmissionConfiguration: `{durationFrom, durationTo}`, or null. */
export const getRegistrationWindow = respondWindow('register');
export const getSubmissionWindow = respondWindow('submit');
