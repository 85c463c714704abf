import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ContentPage, type OwnSection } from '@/components/content/content-page';
import { PageHeader } from '@/components/content/page-header';
import type { Page } from '@/components/layout/create-pages';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { type FormQuery, readPostOutcome } from '@/lib/forms/no-javascript/no-javascript-post';
import type { Locale } from '@/lib/i18n/locales';
import { loadTextReader, loadTranslator } from '@/lib/i18n/translator';
import { describePage, isOffered } from '@/lib/requests/describe-page';
import { type FormId, getForm } from '@/lib/requests/forms';
import { buildMetadata } from '@/lib/seo/metadata';
import { AskedForm } from './form-section';
import { NoJavaScriptDone } from './no-javascript-done';
import styles from './service-form.module.css';

interface Sections {
  /** Sections at the top of the page. The form follows them, above the page's text. */
  first?: readonly OwnSection[];
  /** Sections between the page's text and its form. */
  before?: readonly OwnSection[];
  /** Sections below the form. */
  after?: readonly OwnSection[];
}

interface Props extends Sections {
  form: FormId;
  /** The form whose confirmation is shown after a post without script. */
  sent?: FormId;
  /** The page's query: keys under which a post without script stored its flash message. */
  query: FormQuery;
}

/** The confirmation after a post without script; null if there was none. */
async function showDone(id: FormId, query: FormQuery): Promise<ReactNode> {
  const form = getForm(id);
  const kept = await readPostOutcome(form, query);
  if (!kept?.receipt) return null;
  return (
    <>
      <PageHeader route={form.route} />
      <div className={`container ${styles.done}`}>
        <NoJavaScriptDone form={form} receipt={kept.receipt} />
      </div>
    </>
  );
}

/** The text explains how to send the form, so it is omitted if the form is not offered. */
async function FormPage({ form: id, sent = id, query, first, before = [], after = [] }: Props) {
  const done = await showDone(sent, query);
  if (done) return done;
  const form = getForm(id);
  const hasForm = isOffered(form);
  const own = await loadTextReader(await getLocale(), form.namespace);
  const content = hasForm ? <AskedForm form={form} query={query} /> : <NotOffered />;
  const section: OwnSection = { id: 'form', title: own(hasForm ? 'start' : 'title'), content };
  const start = <ButtonLink href="#form">{own('start')}</ButtonLink>;
  return (
    <ContentPage
      route={form.route}
      hasText={hasForm}
      action={hasForm && !first ? start : undefined}
      first={first ? [...first, section] : []}
      own={first ? [...before, ...after] : [...before, section, ...after]}
    />
  );
}

/** Says that the form cannot be sent, and what to do instead. */
async function NotOffered() {
  const t = await getTranslations('forms');
  return (
    <Notice tone="warning" title={t('notOffered.title')}>
      <p>{t('notOffered.text')}</p>
      <p>
        <a href={`/${await getLocale()}/Contact#helpLines`}>{t('notOffered.link')}</a>
      </p>
    </Notice>
  );
}

/** The stored result of a post without script, and the form of the page that it belongs to. */
async function findKept(ids: readonly FormId[], query: FormQuery) {
  for (const form of ids) {
    const kept = await readPostOutcome(getForm(form), query);
    if (kept) return { form, kept };
  }
  return null;
}

/** Puts "Error: " before the title of a page that a post without script returned to. */
async function markInvalid(
  metadata: Metadata,
  ids: readonly FormId[],
  locale: Locale,
  query: FormQuery,
): Promise<Metadata> {
  const found = await findKept(ids, query);
  if (!found || found.kept.receipt) return metadata;
  const t = await loadTranslator(locale, 'forms');
  const { absolute } = metadata.title as { absolute: string };
  return { ...metadata, title: { absolute: `${t('errorPrefix')} ${absolute}` } };
}

/** The metadata of the page; it does not mention a form that is not offered. */
async function buildHead(form: FormDefinition, locale: Locale): Promise<Metadata> {
  if (isOffered(form)) return buildMetadata(locale, form.route);
  return buildMetadata(locale, form.route, { description: await describePage(form.route, locale) });
}

/** Its metadata marks errors of a post without script. @param others forms whose results are shown here too */
export function formPage(
  id: FormId,
  listSections: (locale: Locale, query: FormQuery) => Promise<Sections> = async () => ({}),
  others: readonly FormId[] = [],
): Page {
  const ids = [id, ...others];
  return {
    head: async (locale, { query }) => markInvalid(await buildHead(getForm(id), locale), ids, locale, query),
    async Body({ query }) {
      const { form = id } = (await findKept(ids, query)) ?? {};
      const sections = await listSections(await getLocale(), query);
      return <FormPage form={id} sent={form} query={query} {...sections} />;
    },
  };
}
