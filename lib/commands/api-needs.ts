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

/** A part of the portal, and the calls without which it shows "service unavailable". */
export interface Need {
  page: string;
  calls: readonly EndpointId[];
  also?: readonly EndpointId[];
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

/** Calls of pages in addition to those that receive their forms. */
const READS: readonly Need[] = [
  need('researchers', ['getAwardConfiguration'], ['getRegistrationWindow', 'getSubmissionWindow']),
  need('home', [], ['listNews', 'listServices', 'listTopActivities']),
  need('operatorsSurvey', ['getOperatorSurvey']),
  need('suppliers', ['listSuppliers', 'checkRegistrationStatus', 'getSupplier', 'findCompany']),
  need('searchText', ['findInPortal']),
  need(
    'requests',
    ['listMyServiceRequests', 'findServiceRequest', 'transitionServiceRequest'],
    ['answerServiceRequest'],
    'requests',
  ),
  need(
    'adminAppointments',
    ['listActiveAppointments', 'approveAppointment'],
    ['getMyRoles', 'listAwaitingApproval', 'getWeek', 'listServiceRequests'],
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

/** Calls that a form requires in addition to the one that receives it. */
const BEHIND: Readonly<Record<string, readonly EndpointId[]>> = {
  [registrationForm.id]: [...AWARD, ...LOOKUPS],
  [submissionForm.id]: AWARD,
  appointment: ['listAppointmentTopics', 'cancelAppointment', 'rescheduleAppointment'],
};
/** Optional calls of a form: for its initial answers and its checks. */
const BESIDE: Readonly<Record<string, readonly EndpointId[]>> = {
  creatives: ['checkCommercialRegistryNumber', 'checkLicenseNumber', 'getInitialMonitoringUser'],
  supplier: ['getRenewal'],
};

/** Every page and form that calls the API, with its calls; those common to all pages come first. */
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
