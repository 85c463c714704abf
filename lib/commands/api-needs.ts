import { areaOf, type ReturnTarget, type SignOnArea } from '@/lib/auth/rules/return-targets';
import { registrationForm } from '@/lib/award/definition/registration';
import { submissionForm } from '@/lib/award/definition/submission';
import { ENDPOINT_IDS, type EndpointId } from '@/lib/endpoints';
import type { Questions } from '@/lib/forms/definition/form-definition';
import { PUBLICATION_CALLS } from '@/lib/publications/endpoints';
import { PUBLICATION_KINDS } from '@/lib/publications/kinds';
import { LISTS } from '@/lib/publications/lists';
import { FORMS } from '@/lib/requests/forms';
import { getRoute, type RouteKey } from '@/lib/routing/table';
import { supplierChange } from '@/lib/suppliers/supplier-change-form';

/** A part of the portal, and the calls without which it says "service unavailable". */
export interface Need {
  /** The address of its page, without language. */
  page: string;
  calls: readonly EndpointId[];
  /** Calls that it asks too, and stands without. */
  also?: readonly EndpointId[];
  /** The area in which its people sign on, where they have to. */
  signOn?: SignOnArea;
}

const need = (
  key: RouteKey,
  calls: readonly EndpointId[],
  also: readonly EndpointId[] = [],
  target?: ReturnTarget,
): Need => ({
  page: getRoute(key).path || '/',
  calls,
  also,
  ...(target && { signOn: areaOf(target) }),
});

/** What pages ask besides the calls that take their forms. */
const READS: readonly Need[] = [
  need('researchers', ['getAwardConfiguration'], ['getRegistrationWindow', 'getSubmissionWindow']),
  need('home', [], ['listNews', 'listServices', 'listTopActivities']),
  need('operatorsSurvey', ['getOperatorSurvey']),
  need('suppliers', ['listSuppliers', 'checkRegistrationStatus', 'getSupplier', 'findCompany']),
  need('searchText', ['findInPortal']),
  need(
    'requests',
    ['listMyServiceRequests', 'findServiceRequest', 'transitionServiceRequest'],
    [],
    'requests',
  ),
  need(
    'adminRequests',
    ['listActiveAppointments', 'approveAppointment'],
    ['getMyRoles', 'listServiceRequests'],
    'admin',
  ),
];
const LOOKUPS = [
  'listCallingCountries',
  'listScholarshipCountries',
  'listResearchFields',
  'listEducationalLevels',
] as const;
const AWARD = ['getAwardConfiguration', 'getMyRequest'] as const;

/** Calls behind a form besides the one that takes it, without which it says that the service is not available. */
const BEHIND: Readonly<Record<string, readonly EndpointId[]>> = {
  [registrationForm.id]: [...AWARD, ...LOOKUPS],
  [submissionForm.id]: AWARD,
  appointment: ['listAppointmentTopics', 'cancelAppointment', 'rescheduleAppointment'],
};
/** What a form opens with and what it says beside a field; without an answer it says nothing. */
const BESIDE: Readonly<Record<string, readonly EndpointId[]>> = {
  creatives: ['checkCommercialRegistryNumber', 'checkLicenseNumber', 'getInitialMonitoringUser'],
};

/** Every page and form that asks the API for something, with what it asks; what all pages ask stands first. */
export function listNeeds(): Need[] {
  const change: Questions = { ...supplierChange, signIn: 'suppliers' };
  const all: readonly Questions[] = [...FORMS, registrationForm, submissionForm, change];
  const forms = all.map(({ id, route, endpoint, signIn }) => {
    const takes = ENDPOINT_IDS.filter((call) => call === endpoint.id);
    return need(route, [...(BEHIND[id] ?? []), ...takes], BESIDE[id], signIn);
  });
  const lists = PUBLICATION_KINDS.map((kind) => {
    const { list, search, get } = PUBLICATION_CALLS[kind];
    const rows = kind === 'activity' ? (['listActivityRows', 'searchActivityRows'] as const) : [];
    return need(LISTS[kind].route, [list, search, get, ...rows]);
  });
  return [{ page: '*', calls: ['getToken', 'getRatingCounts', 'addRating'] }, ...READS, ...lists, ...forms];
}
