import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { readByStaff } from '@/lib/api/contract/endpoint-rows';
import type { INSIGHT_SCHEMAS } from './schemas';

/** Figures of the portal for those who improve it: page ratings, the operators' survey, requests. */
export const INSIGHT_ENDPOINTS = defineEndpoints<typeof INSIGHT_SCHEMAS>()({
  getRatings: readByStaff('Desk/GetRatings', 'insight', 'lead'),
  exportRatings: { ...readByStaff('Desk/ExportRatings', 'insight', 'lead'), response: 'file' },
  getSurvey: readByStaff('Desk/GetSurvey', 'insight', 'lead'),
  exportSurvey: { ...readByStaff('Desk/ExportSurvey', 'insight', 'lead'), response: 'file' },
  getRequestFigures: readByStaff('Desk/GetRequestFigures', 'insight', 'lead'),
  exportRequestFigures: { ...readByStaff('Desk/ExportRequestFigures', 'insight', 'lead'), response: 'file' },
});
