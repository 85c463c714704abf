import 'server-only';
import { z } from 'zod';
import { ApiFailure } from '@/lib/api/api-failure';
import { callFromServer } from '@/lib/api/server';
import { readSession } from '@/lib/auth/sessions/session';
import type { Answers, FormDefinition } from '@/lib/forms/definition/form-definition';
import type { Locale } from '@/lib/i18n/locales';

const KNOWN = { response: z.object({ data: z.record(z.string(), z.string()).nullable() }) };

/** What a form opens with before anything is typed: what is known of a signed-in sender, else nothing. */
export async function loadFirstAnswers({ opensWith }: FormDefinition, locale: Locale): Promise<Answers> {
  const session = opensWith ? await readSession() : null;
  if (!opensWith || !session) return {};
  try {
    return (await callFromServer(opensWith, KNOWN, { locale, person: session })).data ?? {};
  } catch (error) {
    // Whoever is not known types it.
    if (error instanceof ApiFailure) return {};
    throw error;
  }
}
