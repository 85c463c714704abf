import 'server-only';

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

export interface ContentTables {
  season_fact: SeasonFactTable;
  choice_list: ChoiceListTable;
  choice: ChoiceTable;
}
