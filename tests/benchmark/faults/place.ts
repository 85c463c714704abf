import type { HttpResearcher } from '../../support/award/http-researcher';
import type { PortalProcess } from '../../support/portal/portal-process';

/** Where a fault is caused: one or more instances with the data that they acknowledge. */
export interface Place {
  /** Address for users. */
  readonly url: string;
  readonly portals: readonly PortalProcess[];
  /** Signs a researcher on. */
  readonly enter: (researcher: HttpResearcher) => Promise<void>;
  /** Rows of the database that stores what is acknowledged. */
  readRows<Row extends Record<string, unknown>>(query: string): Promise<Row[]>;
  /** A stored file. @throws Error if it does not exist */
  readFile(key: string): Promise<Buffer>;
  /** Stops all of it and removes its data. */
  close(): Promise<void>;
}
