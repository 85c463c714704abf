import { join } from 'node:path';
import { toCountedAddress } from '../../api/counted-address.ts';
import { env } from '../../env/env.ts';
import { findPeer } from '../http/peer.ts';
import { visitorHeaders } from '../http/visitor-headers.ts';
import { renderWith, type SendBusy } from '../render/render-public-page.ts';
import type { Render } from '../render/render-queue.ts';
import { readLateStyles } from '../sleep/set-styles-apart.ts';
import { finishWith } from './finish-page.ts';
import { PageStore } from './page-store.ts';
import { PostgresTags } from './postgres-tags.ts';
import { CachePurge } from './purge-cache.ts';
import { SqliteTags } from './sqlite-tags.ts';
import { type TagSource, TagVersions } from './tag-versions.ts';

function openSource(): TagSource | null {
  if (env.API_ROOT) return null;
  const url = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
  return url ? new PostgresTags(url) : new SqliteTags(join(env.DATA_DIR, 'portal.sqlite'));
}

/**
 * The store of the portal's public pages.
 * @param render makes the pages that are not there yet
 * @param sendBusy answers while too many of them wait
 */
export function openPageStore(render: Render, sendBusy: SendBusy): PageStore {
  const openTags = () => new TagVersions(openSource(), env.SETTINGS_FILE);
  const tags = openTags();
  // Tags of its own: each reading tells only what has changed since the one before.
  if (env.PURGE_URL) new CachePurge(openTags(), { url: env.PURGE_URL, token: env.PURGE_TOKEN }).start();
  const finish = finishWith(readLateStyles('.next'));
  return new PageStore({
    render: renderWith(render),
    finish,
    tags,
    tailFor: visitorHeaders,
    addressOf: ({ socket }, { forwardedFor }) =>
      toCountedAddress(findPeer(socket.remoteAddress, forwardedFor, env.TRUSTED_HOPS)),
    sendBusy,
  });
}
