import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Promised } from './over-http';

/** The rows for `findBroken`, in SQL that both databases accept. */
export const STORED = `select r.reference_number as number, r.status as status, f.sha256 as sha256, f.storage_key as key
  from scholarship_request r
  left join submission s on s.request_id = r.id
  left join submission_file f on f.submission_id = s.id`;

/** A stored request; without a file the last two are null. */
export interface Stored {
  number: string;
  status: number;
  sha256: string | null;
  key: string | null;
}

/**
 * Compares the acknowledged with the stored requests: each exists once, as Completed, with its file intact.
 * @param uploads folder of the files
 * @returns the errors, one line each
 */
export function findBroken(
  rows: readonly Stored[],
  uploads: string,
  promised: readonly Promised[],
): string[] {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const broken = promised.flatMap(({ registered, submitted, sha256 }) => {
    const row = byNumber.get(registered);
    if (!row) return [`${registered} is missing`];
    if (submitted !== registered) return [`${registered} was submitted as ${submitted}`];
    if (row.status !== 3) return [`${registered} is not completed`];
    if (row.sha256 !== sha256) return [`${registered} holds another file`];
    const stored = createHash('sha256')
      .update(readFileSync(join(uploads, String(row.key))))
      .digest('hex');
    return stored === sha256 ? [] : [`the file of ${registered} is not whole`];
  });
  if (rows.length !== promised.length) broken.push(`${rows.length} rows for ${promised.length} requests`);
  return broken;
}
