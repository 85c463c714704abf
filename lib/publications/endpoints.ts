import { defineEndpoints } from '@/lib/api/contract/endpoint';
import type { PublicationKind } from './kinds';
import type { PUBLICATION_SCHEMAS } from './schemas';

const read = <Path extends string>(path: Path) =>
  ({ method: 'GET', path, token: 'anonymous', access: 'anyone' }) as const;
/** The minister's activities are read with the token of the sign-on where there is one (PUB-03). */
const readWithContext = <Path extends string>(path: Path) =>
  ({ method: 'GET', path, token: 'context', access: 'anyone' }) as const;

/**
 * The calls that read publications. Those of the minister's activities are the spec's; the other kinds have
 * the same ones under their own names.
 */
export const PUBLICATION_ENDPOINTS = defineEndpoints<typeof PUBLICATION_SCHEMAS>()({
  listActivities: readWithContext('MinisterActivities/GetAll'),
  searchActivities: readWithContext('MinisterActivities/GetAllWithSearch'),
  listActivityRows: readWithContext('MinisterActivities/GetAllToTable'),
  searchActivityRows: readWithContext('MinisterActivities/GetAllToTableWithSearch'),
  listTopActivities: readWithContext('MinisterActivities/GetTop4'),
  getActivity: readWithContext('MinisterActivities/GetById'),
  listNews: read('News/GetAll'),
  searchNews: read('News/GetAllWithSearch'),
  listTopNews: read('News/GetTop4'),
  getNews: read('News/GetById'),
  listGovernmentNews: read('GovernmentNews/GetAll'),
  searchGovernmentNews: read('GovernmentNews/GetAllWithSearch'),
  listTopGovernmentNews: read('GovernmentNews/GetTop4'),
  getGovernmentNews: read('GovernmentNews/GetById'),
  listDocuments: read('Documents/GetAll'),
  searchDocuments: read('Documents/GetAllWithSearch'),
  listTopDocuments: read('Documents/GetTop4'),
  getDocument: read('Documents/GetById'),
  listServices: read('Services/GetAll'),
  searchServices: read('Services/GetAllWithSearch'),
  listTopServices: read('Services/GetTop4'),
  getService: read('Services/GetById'),
  listOffers: read('Offers/GetAll'),
  searchOffers: read('Offers/GetAllWithSearch'),
  listTopOffers: read('Offers/GetTop4'),
  getOffer: read('Offers/GetById'),
  listGuides: read('Guides/GetAll'),
  searchGuides: read('Guides/GetAllWithSearch'),
  listTopGuides: read('Guides/GetTop4'),
  getGuide: read('Guides/GetById'),
  listPublicationFiles: read('Publications/GetAddressFiles'),
  listPublicationAddresses: read('Publications/GetAddresses'),
});

export type PublicationEndpointId = keyof typeof PUBLICATION_ENDPOINTS;

/** The calls of each kind by what they do. */
export const PUBLICATION_CALLS = {
  news: { list: 'listNews', search: 'searchNews', top: 'listTopNews', get: 'getNews' },
  governmentNews: {
    list: 'listGovernmentNews',
    search: 'searchGovernmentNews',
    top: 'listTopGovernmentNews',
    get: 'getGovernmentNews',
  },
  activity: {
    list: 'listActivities',
    search: 'searchActivities',
    top: 'listTopActivities',
    get: 'getActivity',
  },
  document: { list: 'listDocuments', search: 'searchDocuments', top: 'listTopDocuments', get: 'getDocument' },
  service: { list: 'listServices', search: 'searchServices', top: 'listTopServices', get: 'getService' },
  offer: { list: 'listOffers', search: 'searchOffers', top: 'listTopOffers', get: 'getOffer' },
  guide: { list: 'listGuides', search: 'searchGuides', top: 'listTopGuides', get: 'getGuide' },
} as const satisfies Record<
  PublicationKind,
  Record<'list' | 'search' | 'top' | 'get', PublicationEndpointId>
>;
