import { startJob } from '../../jobs/repeat.ts';
import type { TagVersions } from './tag-versions.ts';

const ROUND_MS = 1000;
const PATIENCE_MS = 5000;
/** Cloudflare's maximum per request. */
const MAX_TAGS = 30;

export interface PurgedCache {
  url: string;
  token: string | undefined;
}

/**
 * Sends changed tags to the cache in front, in the format of Cloudflare. Refused tags are sent again in the next run.
 */
export class CachePurge {
  private readonly tags: Pick<TagVersions, 'listMoved'>;
  private readonly cache: PurgedCache;
  private readonly pending = new Set<string>();
  private isFailing = false;

  constructor(tags: Pick<TagVersions, 'listMoved'>, cache: PurgedCache) {
    this.tags = tags;
    this.cache = cache;
  }

  start(): void {
    startJob('cache purge', ROUND_MS, () => this.purge());
  }

  /** Sends the tags that have changed since the last run, and those that were not accepted before. */
  async purge(): Promise<void> {
    for (const tag of this.tags.listMoved(true)) this.pending.add(tag);
    while (this.pending.size > 0) {
      const tags = [...this.pending].slice(0, MAX_TAGS);
      const failure = await this.send(tags);
      if (failure && !this.isFailing) console.error(`The cache in front could not be purged: ${failure}`);
      this.isFailing = failure !== null;
      if (failure) return;
      for (const tag of tags) this.pending.delete(tag);
    }
  }

  private async send(tags: readonly string[]): Promise<string | null> {
    const { url, token } = this.cache;
    try {
      const { status, ok } = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ tags }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      return ok ? null : `status ${status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}
