import 'server-only';
import type { Kysely } from 'kysely';
import { OPERATOR_KINDS } from '@/lib/admin/insight/survey-questions';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiContext } from '@/lib/server/http/api-context';
import { RequestError } from '@/lib/server/http/errors';
import { readVersions } from '@/lib/server/survey/survey-versions';
import { type StoredQuestion, type SurveyVersion, storedQuestions } from '@/lib/survey/survey-version';

interface StoredSurveyDraft {
  /** Published ones, the newest first. */
  versions: [SurveyVersion, ...SurveyVersion[]];
  /** Number of the version that the draft becomes. */
  version: number;
  /** 0 while nothing has been changed. */
  revision: number;
  questions: StoredQuestion[];
}

export const isSame = (one: readonly StoredQuestion[], other: readonly StoredQuestion[]): boolean =>
  JSON.stringify(storedQuestions.parse(one)) === JSON.stringify(storedQuestions.parse(other));

/** The draft of the next version, which begins as a copy of the current one. */
export async function readDraft(db: Kysely<Tables>): Promise<StoredSurveyDraft> {
  const versions = await readVersions(db);
  const version = versions[0].version + 1;
  const row = await db
    .selectFrom('survey_version')
    .selectAll()
    .where('version', '=', version)
    .executeTakeFirst();
  const questions = row ? storedQuestions.parse(JSON.parse(row.questions)) : [...versions[0].questions];
  return { versions, version, revision: row?.revision ?? 0, questions };
}

/** The options of a version that are counted: every choice, an empty one for a text, and the kinds of operators. */
function listOptions(version: number, questions: readonly StoredQuestion[]) {
  const asked = questions.map(({ name, options }) => ({ name, keys: options.map(({ key }) => key) }));
  return [...asked, { name: 'operatorKind', keys: OPERATOR_KINDS }].flatMap(({ name, keys }) =>
    (keys.length > 0 ? keys : ['']).map((choice) => ({ version, question: name, choice })),
  );
}

interface Outcome {
  isPublished: boolean;
}

/**
 * Changes the draft in the state that its reader has seen, and records it. A published version never changes again.
 * @throws RequestError 409 `listMoved`
 */
export async function changeDraft(
  c: ApiContext,
  seen: { version: number; revision: number },
  change: (draft: StoredSurveyDraft) => StoredQuestion[],
  { isPublished }: Outcome = { isPublished: false },
): Promise<Response> {
  const at = now();
  await inTransaction(await openDatabase(), async (tx) => {
    const draft = await readDraft(tx);
    const { version, revision } = draft;
    if (version !== seen.version || revision !== seen.revision) throw new RequestError(409, 'listMoved');
    const questions = change(draft);
    const row = { revision: revision + 1, questions: JSON.stringify(questions) };
    await tx
      .insertInto('survey_version')
      .values({ version, published_at: null, ...row })
      .onConflict((conflict) => conflict.column('version').doUpdateSet(row))
      .execute();
    if (isPublished) {
      await tx.insertInto('survey_option').values(listOptions(version, questions)).execute();
      await tx
        .updateTable('survey_version')
        .set({ published_at: at.toISOString() })
        .where('version', '=', version)
        .execute();
    }
    const actor = c.get('caller').subject;
    const kind = isPublished ? 'published' : 'changed';
    await recordEvent(tx, { entity: 'survey', entityId: `questions/${version}`, kind, actor, at });
  });
  return c.json({ data: { saved: true } });
}
