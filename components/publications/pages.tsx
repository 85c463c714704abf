import type { Page } from '@/components/layout/create-pages';
import type { KeyOf } from '@/lib/routing/table';
import { ACTIVITIES_PAGE } from './activities-page';
import { DocumentDetails } from './document-details';
import { DocumentList } from './document-list';
import { GUIDES_PAGE } from './guides-page';
import { itemPage, NEWS_PAGE } from './item-page';
import { NewsCards } from './news-cards';
import { OfferCards } from './offer-cards';
import { OfferDetails } from './offer-details';
import { listPage } from './publications-page';
import { ServiceCards } from './service-cards';
import { ServiceDetails } from './service-details';

export const PUBLICATION_PAGES: Record<KeyOf<'publications'>, Page> = {
  news: listPage('news', NewsCards),
  governmentNews: listPage('governmentNews', NewsCards),
  documents: listPage('document', DocumentList),
  ministerActivities: ACTIVITIES_PAGE,
  electronicServices: listPage('service', ServiceCards),
  offers: listPage('offer', OfferCards),
  guides: GUIDES_PAGE,
  newsDetails: NEWS_PAGE,
  documentDetails: itemPage('document', DocumentDetails),
  serviceDetails: itemPage('service', ServiceDetails),
  offerDetails: itemPage('offer', OfferDetails),
};
