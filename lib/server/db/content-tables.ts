import 'server-only';
import type { Locale } from '@/lib/i18n/locales';

/** What is announced for the season of Hajj of a Hijri year. */
export interface SeasonFactTable {
  year: number;
  key: string;
  state: 'proposed' | 'inForce';
  /** Values, source and date as JSON; null if nothing is announced, or in a proposal to withdraw what is in force. */
  data: string | null;
  proposed_by: string;
  confirmed_by: string | null;
  version: number;
  updated_at: string;
}

/** A list of choices that the desk has changed; without a row it is that of a new portal. */
export interface ChoiceListTable {
  id: string;
  version: number;
  updated_at: string;
}

/** A choice, which is ended but never deleted. */
export interface ChoiceTable {
  list: string;
  key: string;
  position: number;
  /** Labels by language, as JSON. */
  texts: string;
  /** Days in Riyadh, yyyy-MM-dd, both inclusive; null without a bound. */
  first_day: string | null;
  last_day: string | null;
}

/** The questions of a version of the operators' survey. The first version is in the code. */
export interface SurveyVersionTable {
  version: number;
  /** Grows with each change of a draft. */
  revision: number;
  /** `StoredQuestion[]` as JSON. */
  questions: string;
  /** Null for the draft of the next version; a published version never changes. */
  published_at: string | null;
}

/** The options of a version after the first that are counted; an empty choice means a text. */
export interface SurveyOptionTable {
  version: number;
  question: string;
  choice: string;
}

/** A ticked choice or a text in an answer to the survey, written by a trigger. */
export interface SurveyAnswerTable {
  request_id: string;
  version: number;
  question: string;
  choice: string;
  operator_kind: string;
  locale: Locale;
  created_at: string;
  /** Random: the order of texts, which tells nothing about their authors. */
  place: string;
}

/** How often a choice was ticked in a month, written by a trigger. */
export interface SurveyCountTable {
  version: number;
  /** yyyy-MM in Riyadh. */
  month: string;
  question: string;
  choice: string;
  operator_kind: string;
  locale: Locale;
  total: number;
}

export interface ContentTables {
  season_fact: SeasonFactTable;
  choice_list: ChoiceListTable;
  choice: ChoiceTable;
  survey_version: SurveyVersionTable;
  survey_option: SurveyOptionTable;
  survey_answer: SurveyAnswerTable;
  survey_count: SurveyCountTable;
}
