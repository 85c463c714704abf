import 'server-only';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { questionsQuery } from '@/lib/forms/rules/question-schema';
import { openDatabase } from '@/lib/server/db/open';
import { receiveService } from '@/lib/server/forms/receive-form';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { buildSurveyForm } from '@/lib/server/survey/name-questions';
import { findVersion, readCurrentVersion } from '@/lib/server/survey/survey-versions';
import type { SurveyVersion } from '@/lib/survey/survey-version';

/** The form of each version, with the schema that is derived from it once: published versions do not change. */
const forms = new Map<number, Promise<FormDefinition>>();

function findForm(version: SurveyVersion): Promise<FormDefinition> {
  const form = forms.get(version.version) ?? buildSurveyForm(version, 'ar');
  forms.set(version.version, form);
  return form;
}

/**
 * Surveys/AddOperatorSurvey: answers to the version that the query names, by default the current one. A retry of what
 * has been stored gets its receipt, also after another version has been published.
 * @throws RequestError 409 `questionsChanged` if the survey asks another version now; and as `receiveService`
 */
export const addOperatorSurvey: ApiHandler = async (c, next) => {
  const { version } = readQuery(c, questionsQuery);
  const found = await findVersion(await openDatabase(), version);
  if (!found) throw new RequestError(409, 'questionsChanged');
  const isCurrent: Parameters<typeof receiveService>[1] = async (_data, tx) => {
    if ((await readCurrentVersion(tx)) !== found.version) throw new RequestError(409, 'questionsChanged');
    return {};
  };
  return receiveService(await findForm(found), isCurrent, { surveyVersion: found.version })(c, next);
};
