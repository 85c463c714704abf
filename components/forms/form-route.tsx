import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import type { OwnSection } from '@/components/content/content-page';
import { type FormQuery, readKeptPost } from '@/lib/forms/plain-post';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { type FormId, getForm } from '@/lib/requests/forms';
import { buildMetadata } from '@/lib/seo/metadata';
import { FormPage } from './form-page';

interface Props {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<FormQuery>;
}

type SectionReader = (
  locale: Locale,
  query: FormQuery,
) => Promise<{ before?: readonly OwnSection[]; after?: readonly OwnSection[] }>;

/** What a post without script left, and of which of the page's forms it was. */
async function findKept(ids: readonly FormId[], query: FormQuery) {
  for (const form of ids) {
    const kept = await readKeptPost(getForm(form), query);
    if (kept) return { form, kept };
  }
  return null;
}

/** "Error: " stands before the title of a page that a post without script came back to. */
async function markFaulty(
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

/**
 * Everything that the `page.tsx` of a form exports besides `dynamic`: metadata and page.
 * @param id the form
 * @param listSections sections of the page's own, above and below the form
 * @param others forms that stand in such sections: what a post of theirs left is shown here too
 */
export function createFormRoute(
  id: FormId,
  listSections: SectionReader = async () => ({}),
  others: readonly FormId[] = [],
) {
  return {
    async generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
      const { locale } = await params;
      const metadata = await buildMetadata(locale, getForm(id).route);
      return markFaulty(metadata, [id, ...others], locale, await searchParams);
    },
    async Page({ params, searchParams }: Props) {
      const { locale } = await params;
      setRequestLocale(locale);
      const query = await searchParams;
      const { form = id } = (await findKept([id, ...others], query)) ?? {};
      const sections = await listSections(locale, query);
      return <FormPage form={id} sent={form} query={query} {...sections} />;
    },
  };
}
