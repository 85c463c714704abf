import { setRequestLocale } from 'next-intl/server';
import { PublicationsPage } from '@/components/publications/publications-page';
import { ServiceCards } from '@/components/publications/service-cards';
import { PortalFrame } from '@/components/shell/portal-frame';
import { readSession } from '@/lib/auth/session';
import type { Locale } from '@/lib/i18n/locales';
import type { Query } from '@/lib/routes/query-value';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<Query> };

export const dynamic = 'force-dynamic';
export const generateMetadata = async ({ params }: Props) =>
  buildMetadata((await params).locale, 'electronicServices');

export default async function Page({ params, searchParams }: Props) {
  const [{ locale }, query] = await Promise.all([params, searchParams]);
  setRequestLocale(locale);
  return (
    <PortalFrame locale={locale} path="/ElectronicServices" visitor={await readSession()}>
      <PublicationsPage locale={locale} kind="service" query={query} view={ServiceCards} />
    </PortalFrame>
  );
}
