import { setRequestLocale } from 'next-intl/server';
import { RequestsPage } from '@/components/requests/requests-page';
import { PortalFrame } from '@/components/shell/portal-frame';
import { readSession } from '@/lib/auth/session';
import type { Locale } from '@/lib/i18n/locales';
import type { Query } from '@/lib/routes/query-value';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<Query> };

export const dynamic = 'force-dynamic';
export const generateMetadata = async ({ params }: Props) => buildMetadata((await params).locale, 'requests');

export default async function Page({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return (
    <PortalFrame locale={locale} path="/requests" visitor={await readSession()}>
      <RequestsPage locale={locale} query={await searchParams} />
    </PortalFrame>
  );
}
