import 'server-only';
import type { Selectable } from 'kysely';
import type { SupplierState } from '@/lib/suppliers/supplier-states';

/** The register of suppliers. An application is a request of the form `supplier`; its acceptance writes a row. */
interface SupplierTable {
  id: string;
  /** Code of the certificate: 80 random bits. */
  code: string;
  /** Unique, except for withdrawn suppliers. */
  commercial_registration: string;
  establishment_name: string;
  /** The name as searches compare it. */
  folded_name: string;
  /** Follows the request, by a trigger. */
  activity: string;
  /** The last accepted application, with the contact data and the file. */
  request_id: string;
  /** Pseudonym of the person who manages it; null until an anonymous registration is claimed. */
  owner: string | null;
  /** Expired also once `valid_until` is past, before the job writes it. */
  state: SupplierState;
  accepted_at: string;
  /** The last day of validity in Riyadh, yyyy-MM-dd. */
  valid_until: string;
  /** Why it is suspended or withdrawn. */
  reason: string | null;
  /** The last reminder of this validity, as the number of days before its end. */
  reminded_days: number | null;
  version: number;
  updated_at: string;
}

/** A code that was mailed to a supplier's address, so that a person can take it over. */
interface SupplierClaimTable {
  supplier_id: string;
  subject: string;
  /** Keyed hash of the code. */
  code: string;
  attempts: number;
  sent_at: string;
  expires_at: string;
}

export interface SupplierTables {
  supplier: SupplierTable;
  supplier_claim: SupplierClaimTable;
}

export type SupplierRow = Selectable<SupplierTable>;
