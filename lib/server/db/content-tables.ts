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

export interface ContentTables {
  season_fact: SeasonFactTable;
}
