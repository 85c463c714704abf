import 'server-only';
import { type AdminPageKey, opensAdminPage } from '@/lib/admin/admin-pages';
import type { Hit } from '@/lib/admin/finder/schemas';
import type { Locale } from '@/lib/i18n/locales';
import { foldName } from '@/lib/search/fold-name';
import type { Database } from '@/lib/server/db/open';
import type { ApiContext } from '@/lib/server/http/api-context';
import type { View } from '@/lib/server/requests/request-rows';

/** Hits of each kind that are listed; one more is read, to know whether there are more. */
export const MAX_HITS = 10;
export const READ = MAX_HITS + 1;

export interface Search {
  c: ApiContext;
  db: Database;
  locale: Locale;
  /** Contains letters or digits. */
  text: string;
  view: View;
}

export interface Finder {
  /** Whether the caller may open the pages of the hits. */
  isOpen(view: View): boolean;
  find(search: Search): Promise<Hit[]>;
}

export const ofPage =
  (page: AdminPageKey) =>
  ({ roles }: View) =>
    opensAdminPage(page, roles);

/** True if one of the names contains the text, without regard to accents, case and forms of letters. */
export function hasName(text: string, ...names: readonly string[]): boolean {
  const wanted = foldName(text);
  return names.some((name) => foldName(name).includes(wanted));
}
