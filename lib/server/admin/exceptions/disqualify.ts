import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import { CONSENT_KINDS } from '@/lib/award/definition/outcomes';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { enqueueReceipt } from '@/lib/server/award/enqueue-receipt';
import { moveReadings } from '@/lib/server/award/move-readings';
import type { StoredRequest } from '@/lib/server/award/requests';
import { storeConsent } from '@/lib/server/award/results/consents';
import {
  nextLetterVersion,
  replaceDecision,
  revokeOutcome,
  toDecided,
} from '@/lib/server/award/results/correct-decision';
import {
  type FrozenRanking,
  findRanking,
  readDecisions,
  readSnapshot,
  updateRanking,
} from '@/lib/server/award/results/frozen-ranking';
import type { ExceptionTables } from '@/lib/server/db/exception-tables';
import type { Tables } from '@/lib/server/db/tables';

interface Disqualified {
  request: StoredRequest;
  proposal: Selectable<ExceptionTables['award_disqualification']>;
  actor: string;
  at: Date;
}

/** A decision about the application becomes a corrected one without a prize, so that another one may get the prize. */
async function correctDecision(
  tx: Kysely<Tables>,
  ranking: FrozenRanking,
  { request: { id }, proposal, actor, at }: Disqualified,
): Promise<void> {
  await tx
    .deleteFrom('award_correction')
    .where('ranking_id', '=', ranking.id)
    .where('request_id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
  const former = (await readDecisions(tx, ranking)).get(id);
  const place = (await readSnapshot(tx, ranking)).find((row) => row.id === id);
  if (!place || !former || former.outcome === 'notSelected') return;
  const last = await tx
    .selectFrom('award_correction')
    .select(({ fn }) => fn.max<number | null>('version').as('version'))
    .where('ranking_id', '=', ranking.id)
    .where('request_id', '=', id)
    .executeTakeFirst();
  const { outcome: former_outcome, prize: former_prize } = toDecided(former);
  const { reason, proposed_by, proposed_at } = proposal;
  await tx
    .insertInto('award_correction')
    .values({
      ranking_id: ranking.id,
      request_id: id,
      version: (last?.version ?? 0) + 1,
      former_outcome,
      former_prize,
      outcome: 'notSelected',
      prize: null,
      reason,
      proposed_by,
      proposed_at,
      confirmed_by: actor,
      confirmed_at: at.toISOString(),
    })
    .execute();
  await replaceDecision(tx, ranking, {
    id,
    category: place.category,
    outcome: 'notSelected',
    prize: null,
    reason,
    former,
    decided_by: proposed_by,
    decided_at: at.toISOString(),
  });
}

/**
 * Corrects the decision about the application and deletes a letter that waits. After the release, the application also
 * gets a new letter, and its certificate is revoked and its consents are withdrawn.
 */
async function correctResults(
  tx: Kysely<Tables>,
  ranking: FrozenRanking,
  disqualified: Disqualified,
  letter: Pick<Selectable<Tables['award_letter']>, 'locale' | 'text'>,
): Promise<void> {
  const { request, proposal, actor, at } = disqualified;
  await correctDecision(tx, ranking, disqualified);
  await tx
    .deleteFrom('award_letter')
    .where('request_id', '=', request.id)
    .where('state', '=', 'queued')
    .execute();
  if (ranking.released_at !== null) {
    await tx
      .insertInto('award_letter')
      .values({
        ...letter,
        request_id: request.id,
        kind: 'notSelected',
        version: await nextLetterVersion(tx, request.id),
        hour: at.toISOString(),
        // The mail about the disqualification contains this text.
        state: 'sent',
      })
      .execute();
    await revokeOutcome(tx, request.id, proposal.reason, at);
    for (const kind of CONSENT_KINDS)
      await storeConsent(tx, { id: request.id, kind, value: '', text: '', at });
  }
  // The list of winners may have changed: the change of the ranking invalidates the cache tag of the public pages.
  const change = { kind: 'changed', actor, at, data: { disqualified: request.reference_number } } as const;
  await updateRanking(tx, ranking, {}, change);
}

/** Takes an application out of the award: readings, results and certificate; its sender gets the reason. */
export async function disqualify(tx: Kysely<Tables>, disqualified: Disqualified): Promise<void> {
  const { request, proposal, at } = disqualified;
  await tx
    .updateTable('scholarship_request')
    .set({
      stage: 'disqualified',
      shown_stage: 'disqualified',
      version: request.version + 1,
      updated_at: at.toISOString(),
    })
    .where('id', '=', request.id)
    .execute();
  await moveReadings(tx, request.id, 'ended');
  const submission = await tx
    .selectFrom('submission')
    .select('text_language')
    .where('request_id', '=', request.id)
    .executeTakeFirst();
  const language = submission?.text_language ?? request.locale ?? '';
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  const t = await loadTranslator(locale, 'exceptions');
  const note = t('disqualification.note', { reason: proposal.reason });
  const ranking = await findRanking(tx, request.edition_id);
  if (ranking) await correctResults(tx, ranking, disqualified, { locale, text: note });
  const change = { state: t('disqualification.stage'), note };
  await enqueueReceipt(tx, { name: 'submission', request, locale, at, change });
}
