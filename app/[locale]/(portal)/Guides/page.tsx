import { setRequestLocale } from 'next-intl/server';
import { GuidesPage } from '@/components/publications/guides-page';
import { PortalFrame } from '@/components/shell/portal-frame';
import { readSession } from '@/lib/auth/session';
import type { Locale } from '@/lib/i18n/locales';
import { buildGuidesMetadata } from '@/lib/publications/item-metadata';
import type { Query } from '@/lib/routes/query-value';

type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<Query> };

export const dynamic = 'force-dynamic';
export const generateMetadata = async ({ params, searchParams }: Props) =>
  buildGuidesMetadata((await params).locale, await searchParams);

export default async function Page({ params, searchParams }: Props) {
  const [{ locale }, query] = await Promise.all([params, searchParams]);
  setRequestLocale(locale);
  return (
    <PortalFrame locale={locale} path="/Guides" visitor={await readSession()}>
      <GuidesPage locale={locale} query={query} />
    </PortalFrame>
  );
}
