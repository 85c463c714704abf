import { setRequestLocale } from 'next-intl/server';
import { PortalFrame } from '@/components/layout/portal-frame';
import { ResultsPage } from '@/components/search/results-page';
import { readSession } from '@/lib/auth/session';
import type { Locale } from '@/lib/i18n/locales';
import { readPageNumber, readSearchText } from '@/lib/search/search-address';
import { buildMetadata } from '@/lib/seo/metadata';

type Query = Promise<Record<string, string | string[]>>;
type Props = { params: Promise<{ locale: Locale; text: string }>; searchParams: Query };

export const dynamic = 'force-dynamic';
export const generateMetadata = ({ params }: Props) =>
  params.then(({ locale, text }) => buildMetadata(locale, 'searchText', { path: `/searchText/${text}` }));

export default async function Page({ params, searchParams }: Props) {
  const [{ locale, text }, { page }] = await Promise.all([params, searchParams]);
  setRequestLocale(locale);
  return (
    <PortalFrame path={`/searchText/${text}`} visitor={await readSession()}>
      <ResultsPage text={readSearchText(text)} page={readPageNumber(page)} />
    </PortalFrame>
  );
}
