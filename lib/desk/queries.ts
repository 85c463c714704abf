import 'server-only';
import type { Role } from '@/lib/contract/roles';
import type { EndpointAnswer } from '@/lib/contract/types';
import { ApiFailure } from '@/lib/gateway/api-failure';
import { callFromServer } from '@/lib/gateway/server';
import type { Locale } from '@/lib/i18n/locales';

/** Who asks: the language of the answers, and the context token of the session. */
export interface Asker {
  locale: Locale;
  token: string;
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

/** The roles of the signed-in person; none with an external root that knows no desk. */
export async function listRoles(asker: Asker): Promise<Role[]> {
  try {
    return (await callFromServer('getMyRoles', asker)).data;
  } catch (error) {
    if (error instanceof ApiFailure && error.status !== 401) return [];
    throw error;
  }
}

/** A page of registrations. @throws ApiFailure */
export async function listRegistrations(
  asker: Asker,
  query: Query,
): Promise<EndpointAnswer<'listRegistrations'>['data']> {
  return (await callFromServer('listRegistrations', { ...asker, query })).data;
}

/** One registration, or null for an id that is none. @throws ApiFailure */
export async function findRegistration(
  asker: Asker,
  id: string,
): Promise<EndpointAnswer<'getRegistration'>['data'] | null> {
  return orNull(callFromServer('getRegistration', { ...asker, query: { id } }));
}

/** The figures of the award. @throws ApiFailure */
export async function getFigures(asker: Asker): Promise<EndpointAnswer<'getAwardFigures'>['data']> {
  return (await callFromServer('getAwardFigures', asker)).data;
}

/** A page of the audit trail. @throws ApiFailure */
export async function listTrail(asker: Asker, query: Query): Promise<EndpointAnswer<'listTrail'>['data']> {
  return (await callFromServer('listTrail', { ...asker, query })).data;
}

/** A page of the requests of one's own office. @throws ApiFailure */
export async function listServiceRequests(
  asker: Asker,
  query: Query,
): Promise<EndpointAnswer<'listServiceRequests'>['data']> {
  return (await callFromServer('listServiceRequests', { ...asker, query })).data;
}

/** One request, or null for an id that is none of this office. @throws ApiFailure */
export async function findServiceRequest(
  asker: Asker,
  id: string,
): Promise<EndpointAnswer<'getServiceRequest'>['data'] | null> {
  return orNull(callFromServer('getServiceRequest', { ...asker, query: { id } }));
}
