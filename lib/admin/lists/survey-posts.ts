import 'server-only';
import type {
  NoJavaScriptForm,
  PostedBody,
  PostedFields,
} from '@/lib/forms/no-javascript/no-javascript-form';
import { readText } from '@/lib/forms/no-javascript/read-posted';
import { LABEL_CONTROL, readLabels } from './label-control';
import { HINT_CONTROL, SURVEY_LIST } from './survey-controls';
import { DESK_SURVEY_ENDPOINTS } from './survey-draft-endpoints';

const PAGE = `/desk/lists?list=${SURVEY_LIST}`;

const readSeen = (fields: PostedFields) => ({
  version: Number(readText(fields, 'version')),
  revision: Number(readText(fields, 'revision')),
});

/** A field that is left out of the body if the form has no value for it. */
const readOptional = (fields: PostedFields, name: string) => {
  const text = readText(fields, name);
  return text === '' ? {} : { [name]: text };
};

const readQuestion = (fields: PostedFields): PostedBody => ({
  body: {
    ...readSeen(fields),
    ...readOptional(fields, 'name'),
    ...readOptional(fields, 'kind'),
    required: fields.texts.has('required'),
    texts: readLabels(fields, LABEL_CONTROL),
    hints: readLabels(fields, HINT_CONTROL),
  },
});

const readOption = (fields: PostedFields): PostedBody => ({
  body: {
    ...readSeen(fields),
    question: readText(fields, 'question'),
    ...readOptional(fields, 'key'),
    texts: readLabels(fields, LABEL_CONTROL),
  },
});

const readArrangement = (fields: PostedFields): PostedBody => ({
  body: {
    ...readSeen(fields),
    question: readText(fields, 'question'),
    ...readOptional(fields, 'key'),
    to: readText(fields, 'to'),
  },
});

const readPublication = (fields: PostedFields): PostedBody => ({
  body: { ...readSeen(fields), to: readText(fields, 'to') },
});

/** After a change the reader is at the question, if the page still has it. */
const questionPlace = (fields: PostedFields) => {
  const name = (readText(fields, 'question') || readText(fields, 'name')).replaceAll(/[^\w-]/g, '');
  return name === '' ? PAGE : `${PAGE}#question-${name}`;
};

const toForm = (
  endpoint: NoJavaScriptForm['endpoint'],
  read: NoJavaScriptForm['read'],
): NoJavaScriptForm => ({ endpoint, read, page: () => PAGE, done: questionPlace });

/** The forms of the desk for the questions of the survey, as plain posts. */
export const SURVEY_NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'survey-question': toForm(DESK_SURVEY_ENDPOINTS.saveSurveyQuestion, readQuestion),
  'survey-option': toForm(DESK_SURVEY_ENDPOINTS.saveSurveyOption, readOption),
  'survey-arrange': toForm(DESK_SURVEY_ENDPOINTS.arrangeSurvey, readArrangement),
  'survey-publish': toForm(DESK_SURVEY_ENDPOINTS.publishSurvey, readPublication),
};
