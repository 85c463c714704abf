import { registrationForm } from '@/lib/award/definitions/registration';
import { submissionForm } from '@/lib/award/definitions/submission';
import { ENDPOINT_IDS, type EndpointId } from '@/lib/endpoints';
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
}

const need = (key: RouteKey, calls: readonly EndpointId[], also: readonly EndpointId[] = []): Need => ({
  page: getRoute(key).path || '/',
  calls,
  also,
});

/** What pages ask besides the calls that take their forms. */
const READS: readonly Need[] = [
  need('researchers', ['getAwardConfiguration'], ['getRegistrationWindow', 'getSubmissionWindow']),
  need('home', ['listNews', 'listServices'], ['listTopActivities']),
  need('operatorsSurvey', ['getOperatorSurvey']),
  need('suppliers', ['listSuppliers', 'checkRegistrationStatus', 'getSupplier', 'findCompany']),
  need('searchText', ['findInPortal']),
  need('requests', ['listMyServiceRequests', 'findServiceRequest', 'transitionServiceRequest']),
  need(
    'adminRequests',
    ['listActiveAppointments', 'approveAppointment'],
    ['getMyRoles', 'listServiceRequests'],
  ),
];
const LOOKUPS = [
  'listCallingCountries',
  'listScholarshipCountries',
  'listResearchFields',
  'listEducationalLevels',
] as const;
const AWARD = ['authorizeScholarship', 'getAwardConfiguration', 'getMyRequest'] as const;

/** Calls behind a form besides the one that takes it. */
const BEHIND: Readonly<Record<string, readonly EndpointId[]>> = {
  [registrationForm.id]: [...AWARD, ...LOOKUPS],
  [submissionForm.id]: AWARD,
  appointment: ['listAppointmentTopics', 'cancelAppointment', 'rescheduleAppointment'],
  creatives: ['checkCommercialRegistryNumber', 'checkLicenseNumber', 'getInitialMonitoringUser'],
};

/** Every page and form that asks the API for something, with what it asks; what all pages ask stands first. */
export function listNeeds(): Need[] {
  const forms = [...FORMS, registrationForm, submissionForm, supplierChange].map(({ id, route, endpoint }) =>
    need(route, [...(BEHIND[id] ?? []), ...ENDPOINT_IDS.filter((call) => call === endpoint.id)]),
  );
  const lists = PUBLICATION_KINDS.map((kind) => {
    const { list, search, get } = PUBLICATION_CALLS[kind];
    const rows = kind === 'activity' ? (['listActivityRows', 'searchActivityRows'] as const) : [];
    return need(LISTS[kind].route, [list, search, get, ...rows]);
  });
  return [{ page: '*', calls: ['getToken', 'getRatingCounts', 'addRating'] }, ...READS, ...lists, ...forms];
}
