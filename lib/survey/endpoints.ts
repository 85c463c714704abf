import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { readByAnyone, readByVisitors } from '@/lib/api/contract/endpoint-rows';
import type { SURVEY_SCHEMAS } from './schemas';

export const SURVEY_ENDPOINTS = defineEndpoints<typeof SURVEY_SCHEMAS>()({
  addRating: {
    method: 'POST',
    path: 'PageRatings/AddRating',
    token: 'anonymous',
    access: 'anyone',
    action: 'page_rating',
    body: 'json',
    limit: 'rating',
  },
  getRatingCounts: readByVisitors('PageRatings/GetRatingCounts'),
  getOperatorSurvey: readByAnyone('Surveys/OperatorSurvey'),
  getSurveyReport: readByVisitors('Surveys/OperatorSurveyReport'),
});
