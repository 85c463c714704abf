/** Id of the line that says what is missing; both lists of reasons point to it. */
export const SURVEY_FAULT = 'survey-fault';
