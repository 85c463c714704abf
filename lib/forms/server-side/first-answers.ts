import 'server-only';
import { z } from 'zod';
import { ApiFailure } from '@/lib/api/api-failure';
import { callFromServer } from '@/lib/api/server';
import { readSession } from '@/lib/auth/sessions/session';
import type { Answers, FormDefinition } from '@/lib/forms/definition/form-definition';
import type { Locale } from '@/lib/i18n/locales';
import { pickQuery, type Query } from '@/lib/routing/query-value';

const KNOWN = { response: z.object({ data: z.record(z.string(), z.string()).nullable() }) };

/**
 * The initial answers of a form: known data of a signed-in sender, else empty.
 * @param asked the query of its page
 */
export async function loadFirstAnswers(
  { opensWith, opensFor }: FormDefinition,
  locale: Locale,
  asked: Query,
): Promise<Answers> {
  const session = opensWith ? await readSession() : null;
  if (!opensWith || !session) return {};
  try {
    const query = opensFor ? { query: pickQuery(asked, [opensFor]) } : {};
    return (await callFromServer(opensWith, KNOWN, { locale, person: session, ...query })).data ?? {};
  } catch (error) {
    // Without known data the sender types it.
    if (error instanceof ApiFailure) return {};
    throw error;
  }
}
