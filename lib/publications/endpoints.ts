import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { readByAnyone, readByVisitors } from '@/lib/api/contract/endpoint-rows';
import type { PublicationKind } from './kinds';
import type { PUBLICATION_SCHEMAS } from './schemas';

/**
 * The calls that read publications. Those of the minister's activities are the spec's; the other kinds have
 * the same ones under their own names. The minister's activities are read with the token of the sign-on (PUB-03).
 */
export const PUBLICATION_ENDPOINTS = defineEndpoints<typeof PUBLICATION_SCHEMAS>()({
  listActivities: readByAnyone('MinisterActivities/GetAll'),
  searchActivities: readByAnyone('MinisterActivities/GetAllWithSearch'),
  listActivityRows: readByAnyone('MinisterActivities/GetAllToTable'),
  searchActivityRows: readByAnyone('MinisterActivities/GetAllToTableWithSearch'),
  listTopActivities: readByAnyone('MinisterActivities/GetTop4'),
  getActivity: readByAnyone('MinisterActivities/GetById'),
  listNews: readByVisitors('News/GetAll'),
  searchNews: readByVisitors('News/GetAllWithSearch'),
  listTopNews: readByVisitors('News/GetTop4'),
  getNews: readByVisitors('News/GetById'),
  listGovernmentNews: readByVisitors('GovernmentNews/GetAll'),
  searchGovernmentNews: readByVisitors('GovernmentNews/GetAllWithSearch'),
  listTopGovernmentNews: readByVisitors('GovernmentNews/GetTop4'),
  getGovernmentNews: readByVisitors('GovernmentNews/GetById'),
  listDocuments: readByVisitors('Documents/GetAll'),
  searchDocuments: readByVisitors('Documents/GetAllWithSearch'),
  listTopDocuments: readByVisitors('Documents/GetTop4'),
  getDocument: readByVisitors('Documents/GetById'),
  listServices: readByVisitors('Services/GetAll'),
  searchServices: readByVisitors('Services/GetAllWithSearch'),
  listTopServices: readByVisitors('Services/GetTop4'),
  getService: readByVisitors('Services/GetById'),
  listOffers: readByVisitors('Offers/GetAll'),
  searchOffers: readByVisitors('Offers/GetAllWithSearch'),
  listTopOffers: readByVisitors('Offers/GetTop4'),
  getOffer: readByVisitors('Offers/GetById'),
  listGuides: readByVisitors('Guides/GetAll'),
  searchGuides: readByVisitors('Guides/GetAllWithSearch'),
  listTopGuides: readByVisitors('Guides/GetTop4'),
  getGuide: readByVisitors('Guides/GetById'),
  listPublicationFiles: readByVisitors('Publications/GetAddressFiles'),
  listPublicationAddresses: readByVisitors('Publications/GetAddresses'),
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
