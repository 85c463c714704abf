import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByHolders, readByHolders } from '@/lib/api/contract/endpoint-rows';
import type { BLIND_SCHEMAS } from './blind-schemas';

/** Blind copies: the award office checks what jurors will read of the files. */
export const BLIND_ENDPOINTS = defineEndpoints<typeof BLIND_SCHEMAS>()({
  listBlindCopies: readByHolders('Desk/ListBlindCopies', 'award'),
  getBlindCopy: { ...readByHolders('Desk/GetBlindCopy', 'award'), response: 'file' },
  saveBlindCopy: changeByHolders('Desk/SaveBlindCopy', 'award'),
});
