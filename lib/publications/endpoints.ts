import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { readByAnyone, readFromPortal } from '@/lib/api/contract/endpoint-rows';
import type { PublicationKind } from './kinds';
import type { PUBLICATION_SCHEMAS } from './schemas';

/** Those of the minister's activities are in the specification and need the sign-on token (PUB-03). */
export const PUBLICATION_ENDPOINTS = defineEndpoints<typeof PUBLICATION_SCHEMAS>()({
  listActivities: readByAnyone('MinisterActivities/GetAll'),
  searchActivities: readByAnyone('MinisterActivities/GetAllWithSearch'),
  listActivityRows: readByAnyone('MinisterActivities/GetAllToTable'),
  searchActivityRows: readByAnyone('MinisterActivities/GetAllToTableWithSearch'),
  listTopActivities: readByAnyone('MinisterActivities/GetTop4'),
  getActivity: readByAnyone('MinisterActivities/GetById'),
  listNews: readFromPortal('News/GetAll'),
  searchNews: readFromPortal('News/GetAllWithSearch'),
  listTopNews: readFromPortal('News/GetTop4'),
  getNews: readFromPortal('News/GetById'),
  listGovernmentNews: readFromPortal('GovernmentNews/GetAll'),
  searchGovernmentNews: readFromPortal('GovernmentNews/GetAllWithSearch'),
  listTopGovernmentNews: readFromPortal('GovernmentNews/GetTop4'),
  getGovernmentNews: readFromPortal('GovernmentNews/GetById'),
  listDocuments: readFromPortal('Documents/GetAll'),
  searchDocuments: readFromPortal('Documents/GetAllWithSearch'),
  listTopDocuments: readFromPortal('Documents/GetTop4'),
  getDocument: readFromPortal('Documents/GetById'),
  listServices: readFromPortal('Services/GetAll'),
  searchServices: readFromPortal('Services/GetAllWithSearch'),
  listTopServices: readFromPortal('Services/GetTop4'),
  getService: readFromPortal('Services/GetById'),
  listOffers: readFromPortal('Offers/GetAll'),
  searchOffers: readFromPortal('Offers/GetAllWithSearch'),
  listTopOffers: readFromPortal('Offers/GetTop4'),
  getOffer: readFromPortal('Offers/GetById'),
  listGuides: readFromPortal('Guides/GetAll'),
  searchGuides: readFromPortal('Guides/GetAllWithSearch'),
  listTopGuides: readFromPortal('Guides/GetTop4'),
  getGuide: readFromPortal('Guides/GetById'),
  listPublicationFiles: readFromPortal('Publications/GetAddressFiles'),
  listPublicationAddresses: readFromPortal('Publications/GetAddresses'),
});

export type PublicationEndpointId = keyof typeof PUBLICATION_ENDPOINTS;

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
