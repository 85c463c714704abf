import 'server-only';
import { type Asker, isMissing, isUnknown, type Query } from '@/lib/admin/queries';
import { createReader, orElse } from '@/lib/api/reader';
import { PUBLISHING_ENDPOINTS } from './endpoints';
import { IMAGE_ENDPOINTS } from './image-endpoints';
import { IMAGE_SCHEMAS } from './image-schemas';
import { PUBLISHING_SCHEMAS } from './schemas';

const read = createReader(PUBLISHING_ENDPOINTS, PUBLISHING_SCHEMAS);
const readImages = createReader(IMAGE_ENDPOINTS, IMAGE_SCHEMAS);

/** A page of the images; null if an external root lacks the call. @throws ApiFailure */
export const listStoredImages = (asker: Asker, query: Query) =>
  orElse(readImages('listImages', { ...asker, query }), null, isMissing);

/** Null for an unknown id, or if an external root lacks the call. @throws ApiFailure */
export const findStoredImage = (asker: Asker, id: string) =>
  orElse(readImages('openImage', { ...asker, query: { id } }), null, isUnknown);

/** Publications in preparation; null if an external root lacks the call. @throws ApiFailure */
export const findDrafts = (asker: Asker, query: Query) =>
  orElse(read('listPublicationDrafts', { ...asker, query }), null, isMissing);

/** Null for an unknown id, or if an external root lacks the call. @throws ApiFailure */
export const findDraft = (asker: Asker, id: string, more: Query = {}) =>
  orElse(read('openDraft', { ...asker, query: { id, ...more } }), null, isUnknown);

/** @param number 0 for the draft @returns null for an unknown version @throws ApiFailure */
export const findVersion = (asker: Asker, id: string, number: number) =>
  orElse(read('openVersion', { ...asker, query: { id, number: String(number) } }), null, isUnknown);
