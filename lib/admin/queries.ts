import 'server-only';
import { ApiFailure } from '@/lib/api/api-failure';
import type { AnswerOf } from '@/lib/api/contract/endpoint';
import type { Role } from '@/lib/api/contract/roles';
import { callFromServer, type Person } from '@/lib/api/server';
import type { Locale } from '@/lib/i18n/locales';
import { REQUEST_ENDPOINTS } from '@/lib/requests/endpoints';
import { REQUEST_SCHEMAS } from '@/lib/requests/schemas';
import { ADMIN_ENDPOINTS } from './endpoints';
import { ADMIN_SCHEMAS } from './schemas';
import { SESSION_ENDPOINTS } from './session-endpoints';
import { SESSION_SCHEMAS } from './session-schemas';

/** Who asks, and the language of the answers. */
export interface Asker {
  locale: Locale;
  person: Person;
}

type Query = Record<string, string>;

/** What a call answers, or null where it knows nothing of that id. */
async function orNull<Answer>(answer: Promise<{ data: Answer }>): Promise<Answer | null> {
  try {
    return (await answer).data;
  } catch (error) {
    if (error instanceof ApiFailure && [404, 422].includes(error.status)) return null;
    throw error;
  }
}

/** Asks for a list; what the API refuses of the address's query is left out, so that every address answers. */
async function askFor<Answer>(query: Query, ask: (query: Query) => Promise<Answer>): Promise<Answer> {
  try {
    return await ask(query);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 422) throw error;
    return ask(Object.fromEntries(Object.entries(query).filter(([name]) => !(name in error.fields))));
  }
}

/** The roles of the signed-in person; none with an external root that knows no desk. */
export async function listRoles(asker: Asker): Promise<Role[]> {
  try {
    return (await callFromServer(ADMIN_ENDPOINTS.getMyRoles, ADMIN_SCHEMAS.getMyRoles, asker)).data;
  } catch (error) {
    if (error instanceof ApiFailure && error.status !== 401) return [];
    throw error;
  }
}

/** A page of registrations. @throws ApiFailure */
export async function listRegistrations(
  asker: Asker,
  query: Query,
): Promise<AnswerOf<(typeof ADMIN_ENDPOINTS)['listRegistrations']>['data']> {
  return (
    await askFor(query, (known) =>
      callFromServer(ADMIN_ENDPOINTS.listRegistrations, ADMIN_SCHEMAS.listRegistrations, {
        ...asker,
        query: known,
      }),
    )
  ).data;
}

/** One registration, or null for an id that is none. @throws ApiFailure */
export async function findRegistration(
  asker: Asker,
  id: string,
): Promise<AnswerOf<(typeof ADMIN_ENDPOINTS)['getRegistration']>['data'] | null> {
  return orNull(
    callFromServer(ADMIN_ENDPOINTS.getRegistration, ADMIN_SCHEMAS.getRegistration, {
      ...asker,
      query: { id },
    }),
  );
}

/** The figures of the award. @throws ApiFailure */
export async function getFigures(
  asker: Asker,
): Promise<AnswerOf<(typeof ADMIN_ENDPOINTS)['getAwardFigures']>['data']> {
  return (await callFromServer(ADMIN_ENDPOINTS.getAwardFigures, ADMIN_SCHEMAS.getAwardFigures, asker)).data;
}

/** A page of the audit trail. @throws ApiFailure */
export async function listTrail(
  asker: Asker,
  query: Query,
): Promise<AnswerOf<(typeof ADMIN_ENDPOINTS)['listTrail']>['data']> {
  return (
    await askFor(query, (known) =>
      callFromServer(ADMIN_ENDPOINTS.listTrail, ADMIN_SCHEMAS.listTrail, { ...asker, query: known }),
    )
  ).data;
}

/** A page of what was refused. @throws ApiFailure */
export async function listRefusals(
  asker: Asker,
  query: Query,
): Promise<AnswerOf<(typeof SESSION_ENDPOINTS)['listRefusals']>['data']> {
  return (
    await askFor(query, (known) =>
      callFromServer(SESSION_ENDPOINTS.listRefusals, SESSION_SCHEMAS.listRefusals, {
        ...asker,
        query: known,
      }),
    )
  ).data;
}

/** A page of who is signed in. @throws ApiFailure */
export async function listSessions(
  asker: Asker,
  query: Query,
): Promise<AnswerOf<(typeof SESSION_ENDPOINTS)['listSessions']>['data']> {
  return (
    await askFor(query, (known) =>
      callFromServer(SESSION_ENDPOINTS.listSessions, SESSION_SCHEMAS.listSessions, {
        ...asker,
        query: known,
      }),
    )
  ).data;
}

/** A page of the requests of one's own office. @throws ApiFailure */
export async function listServiceRequests(
  asker: Asker,
  query: Query,
): Promise<AnswerOf<(typeof REQUEST_ENDPOINTS)['listServiceRequests']>['data']> {
  return (
    await askFor(query, (known) =>
      callFromServer(REQUEST_ENDPOINTS.listServiceRequests, REQUEST_SCHEMAS.listServiceRequests, {
        ...asker,
        query: known,
      }),
    )
  ).data;
}

/** One request, or null for an id that is none of this office. @throws ApiFailure */
export async function findServiceRequest(
  asker: Asker,
  id: string,
): Promise<AnswerOf<(typeof REQUEST_ENDPOINTS)['getServiceRequest']>['data'] | null> {
  return orNull(
    callFromServer(REQUEST_ENDPOINTS.getServiceRequest, REQUEST_SCHEMAS.getServiceRequest, {
      ...asker,
      query: { id },
    }),
  );
}
