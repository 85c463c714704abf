import 'server-only';
import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';
import { toAttachment } from './serve-file';

export interface ZipEntry {
  /** ASCII letters, digits, hyphens, dots and slashes only. */
  path: string;
  /** Opened when its turn comes, and read as fast as the client takes it. */
  open(): Promise<AsyncIterable<Uint8Array>> | AsyncIterable<Uint8Array>;
}

/** The bytes of a ZIP file. Entries are stored as they are, because PDF files are compressed already. */
async function* writeZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for await (const { path, open } of entries) {
    const entry = new ZipPassThrough(path);
    entry.mtime = at;
    archive.add(entry);
    for await (const chunk of await open()) {
      entry.push(chunk);
      yield* written.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* written.splice(0);
  }
  archive.end();
  yield* written.splice(0);
}

/**
 * Streams a ZIP file of less than 4 GB. A client that goes away closes the entry that is open; an entry that cannot be
 * read aborts the download, so that none is missing silently.
 * @param name of the file
 * @param at written as the time of the entries
 */
export function serveZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  name: string,
  at: Date,
): Response {
  const body = Readable.from(writeZip(entries, at), { objectMode: false });
  return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, {
    headers: { 'Content-Type': 'application/zip', 'Content-Disposition': toAttachment(name) },
  });
}
