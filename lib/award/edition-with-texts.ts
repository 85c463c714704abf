import type { EditionData } from './definition/edition';
import type { EditionState, Winner } from './edition-schemas';
import type { Statistics } from './statistics';

/** An edition with its texts in one language, and the criteria that it offers. */
export interface Edition extends EditionData {
  year: number;
  state: EditionState;
  changedAt?: string | undefined;
  /** Winners of released results; empty before. */
  winners: readonly Winner[];
  /** Figures of an edition that is over. */
  statistics?: Statistics | undefined;
  /** The text at a path of `listTextPaths`; '' if the edition has none. */
  text(path: string): string;
}
