import { join } from 'node:path';
import { env } from '../../config/env.ts';
import { finishPage } from './finish-page.ts';
import { PageStore } from './page-store.ts';
import { type Handler, renderWith } from './render-page.ts';
import { TagVersions } from './tag-versions.ts';
import { visitorHeaders } from './visitor-headers.ts';

/**
 * The store of the portal's public pages.
 * @param handler renders the pages that are not there yet
 */
export function openPageStore(handler: Handler): PageStore {
  const database = env.API_ROOT ? null : join(env.DATA_DIR, 'portal.sqlite');
  const tags = new TagVersions(database, env.SETTINGS_FILE);
  return new PageStore({ render: renderWith(handler), finish: finishPage, tags, tailFor: visitorHeaders });
}
