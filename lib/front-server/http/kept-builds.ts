import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv, { type Options, type RequestHandler } from 'sirv';
import { BUILD_ID, STATIC_FOLDER } from '../next-output.ts';

/** Number of builds kept, including the current one, whose pages may still be open; each takes about four megabytes. */
const KEPT = 6;
/** Interval of the check for builds of other instances, in milliseconds. */
const CHECK_MS = 1000;
/** Prefix of unfinished copies, which a killed process may leave. */
const PARTIAL = '.partial-';
const PARTIAL_MS = 3_600_000;

/**
 * Files of several builds, in a folder that instances may share, so that open pages of another build find their files.
 */
export class KeptBuilds {
  private readonly folder: string;
  private readonly versionedFiles: RegExp;
  private readonly options: Options;
  private handlers = new Map<string, RequestHandler>();
  private checkedAt = Number.NEGATIVE_INFINITY;

  constructor(folder: string, versionedFiles: RegExp, options: Options) {
    this.folder = folder;
    this.versionedFiles = versionedFiles;
    this.options = options;
  }

  /** Adds a build atomically; the oldest beyond six are deleted. */
  keep(build: string, published: string): void {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    const kept = join(this.folder, readFileSync(join(build, BUILD_ID), 'utf8').trim());
    if (!existsSync(kept)) this.copy(build, published, kept);
    // A build that is started again becomes the newest.
    utimesSync(kept, new Date(), new Date());
    const partial = readdirSync(this.folder).filter((name) => name.startsWith(PARTIAL));
    const left = partial.filter((name) => Date.now() - this.changedMs(name) > PARTIAL_MS);
    for (const name of [...left, ...this.list().slice(KEPT)])
      rmSync(join(this.folder, name), { recursive: true, force: true });
  }

  serve(request: IncomingMessage, response: ServerResponse, missing: () => void): void {
    this.look();
    const handlers = [...this.handlers.values()];
    const ask = (index: number): void => {
      const handler = handlers[index];
      if (handler) handler(request, response, () => ask(index + 1));
      else missing();
    };
    ask(0);
  }

  private copy(build: string, published: string, to: string): void {
    const partial = join(this.folder, PARTIAL + randomUUID());
    cpSync(join(build, STATIC_FOLDER), partial, { recursive: true });
    const names = readdirSync(published, { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((path) => this.versionedFiles.test(`/${path}`)))
      cpSync(join(published, name), join(partial, name));
    try {
      renameSync(partial, to);
    } catch (error) {
      rmSync(partial, { recursive: true, force: true });
      // Another instance of the same build was faster.
      if (!existsSync(to)) throw error;
    }
  }

  private changedMs(name: string): number {
    return statSync(join(this.folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  }

  private list(): string[] {
    const names = readdirSync(this.folder).filter((name) => !name.startsWith('.'));
    return names.sort((one, other) => this.changedMs(other) - this.changedMs(one));
  }

  /** Each folder is read once, because a complete build never changes. */
  private look(): void {
    if (performance.now() - this.checkedAt < CHECK_MS) return;
    this.checkedAt = performance.now();
    const handlerOf = (name: string) =>
      this.handlers.get(name) ?? sirv(join(this.folder, name), this.options);
    this.handlers = new Map(this.list().map((name) => [name, handlerOf(name)]));
  }
}
