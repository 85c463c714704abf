import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByHolders, readByHolders } from '@/lib/api/contract/endpoint-rows';
import type { CORRECTION_SCHEMAS } from './correction-schemas';

/** Corrections of released decisions: the coordinator proposes them, an administrator confirms them. */
export const CORRECTION_ENDPOINTS = defineEndpoints<typeof CORRECTION_SCHEMAS>()({
  listCorrections: readByHolders('Desk/ListCorrections', 'coordinator', 'administrator'),
  proposeCorrection: changeByHolders('Desk/ProposeCorrection', 'coordinator'),
  confirmCorrection: changeByHolders('Desk/ConfirmCorrection', 'administrator'),
});
