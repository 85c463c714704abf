import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByStaff, readByStaff } from '@/lib/api/contract/endpoint-rows';
import type { HEAD_SCHEMAS } from './head-schemas';

/** The texts of all pages in one language as a spreadsheet: exported, checked and applied. */
export const HEAD_ENDPOINTS = defineEndpoints<typeof HEAD_SCHEMAS>()({
  exportHeads: { ...readByStaff('Desk/ExportMeta', 'editor'), response: 'file' },
  checkHeads: changeByStaff('Desk/CheckMeta', 'editor'),
  applyHeads: changeByStaff('Desk/ApplyMeta', 'editor'),
});
