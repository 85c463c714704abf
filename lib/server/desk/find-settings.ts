import 'server-only';
import type { Hit } from '@/lib/admin/finder/schemas';
import { STAFF_MAILS } from '@/lib/admin/mails/schemas';
import { CHOICE_LIST_IDS } from '@/lib/choice-lists/choice-lists';
import { now } from '@/lib/env/clock';
import { formatYear, toDay, writeLabel } from '@/lib/i18n/format';
import { loadTranslator } from '@/lib/i18n/translator';
import { loadRequestNames } from '@/lib/requests/request-names';
import { listStaff } from '@/lib/server/admin/staff/list-staff';
import { concerns } from '@/lib/server/admin/staff/mail-staff';
import { listEditionRows } from '@/lib/server/award/read-edition';
import { readChoices } from '@/lib/server/choice-lists/read-choices';
import { readResources } from '@/lib/server/requests/appointments/read-resources';
import { hasName, type Search } from './search-scope';

/** Editions of the award by year or state. */
export async function findEditions({ db, locale, text }: Search): Promise<Hit[]> {
  const t = await loadTranslator(locale, 'admin.editions');
  const rows = await listEditionRows(db, now());
  return rows
    .map(({ year, state }) => ({
      path: `/desk/editions/${year}`,
      title: formatYear(year, locale),
      detail: t(`states.${state}`),
    }))
    .filter(({ title, detail }) => hasName(text, title, detail));
}

/** Those who may be jurors, by the name that the office gave them. */
export async function findJurors({ db, locale, text }: Search): Promise<Hit[]> {
  const t = await loadTranslator(locale, 'admin.roleNames');
  return (await listStaff(db)).flatMap(({ subject, label, roles }) =>
    roles.includes('jury') && label !== null && hasName(text, label)
      ? [{ path: `/desk/jury/${subject}`, title: label, detail: t('jury') }]
      : [],
  );
}

/** Lists by their name, and their choices by a label in any language. */
export async function findChoices({ db, locale, text }: Search): Promise<Hit[]> {
  const t = await loadTranslator(locale, 'choiceLists');
  const found = CHOICE_LIST_IDS.map(async (list): Promise<Hit[]> => {
    const path = `/desk/lists?list=${list}`;
    const name = t(`names.${list}`);
    const named = hasName(text, name) ? [{ path, title: name, detail: '' }] : [];
    const choices = (await readChoices(db, list))
      .filter(({ texts }) => hasName(text, ...Object.values(texts)))
      .map(({ key, texts }) => ({ path: `${path}#choice-${key}`, title: texts[locale], detail: name }));
    return [...named, ...choices];
  });
  return (await Promise.all(found)).flat();
}

/** Reply templates by their name or the name of their service. */
export async function findTemplates({ db, locale, text }: Search): Promise<Hit[]> {
  const names = await loadRequestNames(locale);
  const rows = await db.selectFrom('reply_template').select(['id', 'name', 'form']).orderBy('name').execute();
  return rows
    .map(({ id, name, form }) => ({
      path: `/desk/office#${id}`,
      title: name,
      detail: form === null ? '' : names.form(form),
    }))
    .filter(({ title, detail }) => hasName(text, title, detail));
}

/** Places of appointments by their name or address in any language. */
export async function findPlaces({ db, locale, text }: Search): Promise<Hit[]> {
  const t = await loadTranslator(locale, 'slots.resources.kinds');
  const places = await readResources(db, toDay(now()));
  return places
    .filter(({ texts }) => hasName(text, ...Object.values(texts).flatMap(({ name, place }) => [name, place])))
    .map(({ id, kind, texts }) => ({
      path: `/desk/resources#${id}`,
      title: texts[locale].name,
      detail: texts[locale].place ? `${writeLabel(t(kind), locale)} ${texts[locale].place}` : t(kind),
    }));
}

/** The mails that the caller may get, by what they say. */
export async function findMails({ locale, text, view }: Search): Promise<Hit[]> {
  const t = await loadTranslator(locale, 'staffMails');
  return STAFF_MAILS.filter((kind) => concerns(kind, view.roles))
    .map((kind) => ({ path: '/desk/mails#which', title: t(`kinds.${kind}`), detail: t('kinds.title') }))
    .filter(({ title, detail }) => hasName(text, title, detail));
}
