import { getLocale, getTranslations } from 'next-intl/server';
import { type AdminPageKey, opensAdminPage } from '@/lib/admin/admin-pages';
import type { Role } from '@/lib/api/contract/roles';
import { getRoute } from '@/lib/routing/table';
import styles from '../admin.module.css';

/** The pages of the judging of an edition, with what they show first once it is over. */
const PAGES = {
  adminEligibility: { state: 'ineligible' },
  adminJury: {},
  adminJudging: {},
  adminMinutes: {},
  adminLetters: {},
} as const satisfies Partial<Record<AdminPageKey, Record<string, string>>>;

type Page = keyof typeof PAGES;

interface Props {
  year: number;
  roles: readonly Role[];
  /** The page that shows the links, which does not link to itself. */
  current?: Page;
}

/** Links to the judging of an edition that is over, as far as the reader may open it. */
export async function EditionLinks({ year, roles, current }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('results.over');
  const meta = await getTranslations('meta');
  const pages = (Object.keys(PAGES) as Page[]).filter(
    (page) => page !== current && opensAdminPage(page, roles),
  );
  if (pages.length === 0) return null;
  return (
    <nav className={styles.part} aria-labelledby="pages">
      <h2 id="pages">{t('pages')}</h2>
      <ul className={styles.history}>
        {pages.map((page) => (
          <li key={page}>
            <a
              href={`/${locale}${getRoute(page).path}?${new URLSearchParams({ edition: String(year), ...PAGES[page] })}`}
            >
              {meta(`${page}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
