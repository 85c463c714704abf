import { postByAnyone } from '@/lib/api/contract/endpoint-rows';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { EMAIL, ORGANISATION } from '@/lib/forms/definition/known-fields';
import { SURVEY_ENDPOINTS } from '@/lib/survey/endpoints';

const SCALE = { keys: ['veryGood', 'good', 'fair', 'poor', 'veryPoor'] } as const;

/** Service operators' opinion of the ministry's services; the questions are those of Surveys/OperatorSurvey. */
export const operatorSurveyForm = {
  id: 'operator-survey',
  route: 'operatorsSurvey',
  namespace: 'operatorSurvey.form',
  endpoint: {
    id: 'addOperatorSurvey',
    ...postByAnyone('Surveys/AddOperatorSurvey', 'operator_survey'),
    limit: 'form',
  },
  summary: 'An operator’s answers to the survey',
  asks: { endpoint: SURVEY_ENDPOINTS.getOperatorSurvey, section: 'questions', tag: 'survey' },
  sends: 'answers',
  workflow: 'request',
  retentionDays: 730,
  sections: [
    {
      key: 'operator',
      fields: [
        { name: 'operatorName', ...ORGANISATION },
        {
          name: 'operatorKind',
          kind: 'select',
          required: true,
          options: { keys: ['hajjInside', 'hajjAbroad', 'umrah', 'transport', 'housing', 'catering'] },
        },
        EMAIL,
      ],
    },
    {
      key: 'questions',
      fields: [
        { name: 'licensing', kind: 'radio', required: true, options: SCALE },
        { name: 'platforms', kind: 'radio', required: true, options: SCALE },
        { name: 'support', kind: 'radio', required: true, options: SCALE },
        { name: 'guidance', kind: 'radio', required: true, options: SCALE },
        { name: 'supervision', kind: 'radio', required: true, options: SCALE },
        {
          name: 'obstacles',
          kind: 'checkboxes',
          options: { keys: ['time', 'requirements', 'technical', 'communication', 'fees'] },
        },
        { name: 'suggestion', kind: 'textarea', maxLength: 1500, hint: true },
      ],
    },
  ],
  next: ['read', 'report'],
} as const satisfies FormDefinition;
