import 'server-only';
import { opensAdminPage } from '@/lib/admin/admin-pages';
import type { Hit, HitKind } from '@/lib/admin/finder/schemas';
import type { Workflow } from '@/lib/forms/definition/transitions';
import { isolate } from '@/lib/forms/files/isolate';
import { separatorOf, writeLabel } from '@/lib/i18n/format';
import { loadTranslator } from '@/lib/i18n/translator';
import type { PublicationDraft } from '@/lib/publications/drafts/publication-draft';
import { loadRequestNames } from '@/lib/requests/request-names';
import { matchRegistration } from '@/lib/server/admin/registrations-handler';
import { listStaff } from '@/lib/server/admin/staff/list-staff';
import { selectSubmitted } from '@/lib/server/award/eligibility-facts';
import { findImages, listImageIds } from '@/lib/server/publications/images/image-rows';
import { findByWords, readSubject } from '@/lib/server/requests/find-by-words';
import { selectRequests } from '@/lib/server/requests/request-rows';
import { suggestPublications } from '@/lib/server/search/find-documents';
import { listWaiting } from '@/lib/server/suppliers/desk-handlers';
import { filterSuppliers, isOpenTo, stateOf } from '@/lib/server/suppliers/read-suppliers';
import { findChoices, findEditions, findJurors, findMails, findPlaces, findTemplates } from './find-settings';
import { type Finder, hasName, ofPage, READ, type Search } from './search-scope';

/**
 * Requests of one workflow whose number or contact is the text, or else those with its words in their subject or in the
 * name of their sender; the newest first.
 */
async function findRequests({ db, locale, text, view }: Search, workflow: Workflow): Promise<Hit[]> {
  const scope = { ...view, workflows: [workflow] };
  const exact = await selectRequests(db, scope, { text })
    .orderBy('service_request.id', 'desc')
    .limit(READ)
    .execute();
  const rows = exact.length > 0 ? exact : await findByWords(db, scope, text, READ);
  const names = await loadRequestNames(locale);
  return rows.map(({ id, reference_number, form, status, data }) => {
    const subject = readSubject(JSON.parse(data));
    const kind = `${writeLabel(names.form(form), locale)} ${names.state(status)}`;
    return {
      path: `/desk/requests/${id}`,
      title: reference_number,
      detail: subject === '' ? kind : `${kind}${separatorOf(locale)}${isolate(subject)}`,
    };
  });
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

/** Open drafts, which are few, by a title in any language or by id; then what readers see. */
async function findPublications({ db, locale, text }: Search): Promise<Hit[]> {
  const t = await loadTranslator(locale, 'search.kinds');
  const drafts = await db
    .selectFrom('publication_draft')
    .select(['id', 'kind', 'content'])
    .where('state', 'in', OPEN)
    .orderBy('updated_at', 'desc')
    .execute();
  const named = drafts
    .map(({ content, ...draft }) => ({ ...draft, words: (JSON.parse(content) as PublicationDraft).words }))
    .filter(({ id, words }) =>
      hasName(text, [id, ...Object.values(words).map(({ title }) => title)].join(' ')),
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
  const staff = await listStaff(db);
  return staff
    .filter(({ label }) => label !== null && hasName(text, label))
    .map(({ subject, label, roles }) => ({
      path: `/desk/staff#${subject}`,
      title: label ?? subject,
      detail: roles.map((role) => t(`roleNames.${role}`)).join(t('comma')),
    }));
}

/** Images by words of their descriptions or their source. */
async function findStoredImages({ db, locale, text }: Search): Promise<Hit[]> {
  const t = await loadTranslator(locale, 'images');
  const ids = (await listImageIds(db, { text, limit: READ })).map(({ id }) => id);
  const images = await findImages(db, ids);
  return ids.flatMap((id) => {
    const image = images.get(id);
    if (!image) return [];
    const { descriptions, isDecorative, row } = image;
    const unnamed = t(isDecorative ? 'decorative' : 'noDescription');
    return [{ path: `/desk/images/${id}`, title: descriptions[locale] || unnamed, detail: row.source }];
  });
}

/** Kinds that need a text; pages and saved views are few enough to be listed without one. */
export type RecordKind = Exclude<HitKind, 'page' | 'view'>;

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
  image: { isOpen: ofPage('adminImages'), find: findStoredImages },
  edition: { isOpen: ofPage('adminEditions'), find: findEditions },
  juror: { isOpen: ofPage('adminJury'), find: findJurors },
  choice: { isOpen: ofPage('adminLists'), find: findChoices },
  template: { isOpen: ofPage('adminOffice'), find: findTemplates },
  place: { isOpen: ofPage('adminResources'), find: findPlaces },
  mail: { isOpen: ofPage('adminMails'), find: findMails },
  member: { isOpen: ofPage('adminStaff'), find: findMembers },
};
