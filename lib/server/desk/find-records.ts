import 'server-only';
import { type AdminPageKey, opensAdminPage } from '@/lib/admin/admin-pages';
import type { Hit, HitKind } from '@/lib/admin/finder/schemas';
import type { Workflow } from '@/lib/forms/definition/transitions';
import { writeLabel } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import type { Draft } from '@/lib/publications/drafts/publication-draft';
import { loadRequestNames } from '@/lib/requests/request-names';
import { foldName } from '@/lib/search/fold-name';
import { matchRegistration } from '@/lib/server/admin/registrations-handler';
import { listStaff } from '@/lib/server/admin/staff/list-staff';
import { selectSubmitted } from '@/lib/server/award/eligibility-facts';
import type { Database } from '@/lib/server/db/open';
import type { ApiContext } from '@/lib/server/http/api-context';
import { selectRequests, type View } from '@/lib/server/requests/request-rows';
import { suggestPublications } from '@/lib/server/search/find-documents';
import { listWaiting } from '@/lib/server/suppliers/desk-handlers';
import { filterSuppliers, isOpenTo, stateOf } from '@/lib/server/suppliers/read-suppliers';

/** Hits of each kind that are listed; one more is read, to know whether there are more. */
export const MAX_HITS = 10;
const READ = MAX_HITS + 1;

export interface Search {
  c: ApiContext;
  db: Database;
  locale: Locale;
  /** Contains letters or digits. */
  text: string;
  view: View;
}

/** Requests of one workflow by number or contact of their sender; the newest first. */
async function findRequests({ db, locale, text, view }: Search, workflow: Workflow): Promise<Hit[]> {
  const rows = await selectRequests(db, { ...view, workflows: [workflow] }, { text })
    .orderBy('service_request.id', 'desc')
    .limit(READ)
    .execute();
  const names = await loadRequestNames(locale);
  return rows.map(({ id, reference_number, form, status }) => ({
    path: `/desk/requests/${id}`,
    title: reference_number,
    detail: `${writeLabel(names.form(form), locale)} ${names.state(status)}`,
  }));
}

/** Applications that wait for a decision, then suppliers of the register. */
async function findSuppliers({ c, db, locale, text, view }: Search): Promise<Hit[]> {
  const t = await loadTranslator(locale, 'supplierRegister');
  const waiting = await listWaiting(c, db, { text });
  const registered = await filterSuppliers(db.selectFrom('supplier'), { text })
    .selectAll()
    .where(isOpenTo(view.hiddenTeams))
    .orderBy('supplier.id', 'desc')
    .limit(READ)
    .execute();
  return [
    ...waiting.map(({ id, establishmentName, state }) => ({ id, name: establishmentName, state })),
    ...registered.map((row) => ({ id: row.id, name: row.establishment_name, state: stateOf(row) })),
  ].map(({ id, name, state }) => ({
    path: `/desk/suppliers/${id}`,
    title: name,
    detail: t(`states.${state}`),
  }));
}

/** For the award office: registrations of every edition; for others the applications that they check. */
async function findRegistrations({ db, text, view }: Search): Promise<Hit[]> {
  const isOffice = opensAdminPage('adminAward', view.roles);
  const columns = ['id', 'reference_number', 'research_title'] as const;
  const rows = isOffice
    ? await db
        .selectFrom('scholarship_request')
        .select(columns)
        .where(matchRegistration(text))
        .orderBy('id', 'desc')
        .limit(READ)
        .execute()
    : await selectSubmitted(db, view.subject)
        .select(['request.id', 'reference_number', 'research_title'])
        .where(matchRegistration(text))
        .orderBy('request.id', 'desc')
        .limit(READ)
        .execute();
  return rows.map(({ id, reference_number, research_title }) => ({
    path: `${isOffice ? '/desk/award' : '/desk/eligibility'}/${id}`,
    title: reference_number,
    detail: research_title,
  }));
}

const OPEN = ['draft', 'review', 'approved', 'scheduled'] as const;

/** What is being written, by a title in any language or its id, then what readers see. Open drafts are few. */
async function findPublications({ db, locale, text }: Search): Promise<Hit[]> {
  const t = await loadTranslator(locale, 'search.kinds');
  const wanted = foldName(text);
  const drafts = await db
    .selectFrom('publication_draft')
    .select(['id', 'kind', 'content'])
    .where('state', 'in', OPEN)
    .orderBy('updated_at', 'desc')
    .execute();
  const named = drafts
    .map(({ content, ...draft }) => ({ ...draft, words: (JSON.parse(content) as Draft).words }))
    .filter(({ id, words }) =>
      foldName([id, ...Object.values(words).map(({ title }) => title)].join(' ')).includes(wanted),
    )
    .map(({ id, kind, words }) => ({ id, kind, title: words[locale].title || words.ar.title || id }));
  const ids = new Set(named.map(({ id }) => id));
  const live = await suggestPublications(db, locale, text, READ);
  return [...named, ...live.filter(({ id }) => !ids.has(id))].map(({ id, kind, title }) => ({
    path: `/desk/publications/${id}`,
    title,
    detail: t(kind),
  }));
}

async function findMembers({ db, locale, text }: Search): Promise<Hit[]> {
  const t = await loadTranslator(locale, 'admin');
  const wanted = foldName(text);
  const staff = await listStaff(db);
  return staff
    .filter(({ label }) => label !== null && foldName(label).includes(wanted))
    .map(({ subject, label, roles }) => ({
      path: `/desk/staff#${subject}`,
      title: label ?? subject,
      detail: roles.map((role) => t(`roleNames.${role}`)).join(t('comma')),
    }));
}

/** Kinds that need a text; pages and saved views are few enough to be listed without one. */
export type RecordKind = Exclude<HitKind, 'page' | 'view'>;

interface Finder {
  /** Whether the caller opens the pages of what is found. */
  isOpen(view: View): boolean;
  find(search: Search): Promise<Hit[]>;
}

const ofPage =
  (page: AdminPageKey) =>
  ({ roles }: View) =>
    opensAdminPage(page, roles);

export const FINDERS: Record<RecordKind, Finder> = {
  request: {
    isOpen: ({ workflows }) => workflows.includes('request'),
    find: (search) => findRequests(search, 'request'),
  },
  appointment: {
    isOpen: ({ workflows }) => workflows.includes('appointment'),
    find: (search) => findRequests(search, 'appointment'),
  },
  supplier: { isOpen: ofPage('adminSuppliers'), find: findSuppliers },
  registration: { isOpen: ofPage('adminEligibility'), find: findRegistrations },
  publication: { isOpen: ofPage('adminPublications'), find: findPublications },
  member: { isOpen: ofPage('adminStaff'), find: findMembers },
};
