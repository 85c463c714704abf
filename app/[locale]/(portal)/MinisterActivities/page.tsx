import { setRequestLocale } from 'next-intl/server';
import { ActivitiesPage } from '@/components/publications/activities-page';
import { PortalFrame } from '@/components/shell/portal-frame';
import { readSession } from '@/lib/auth/session';
import type { Locale } from '@/lib/i18n/locales';
import type { Query } from '@/lib/routes/query-value';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<Query> };

export const dynamic = 'force-dynamic';
export const generateMetadata = async ({ params }: Props) =>
  buildMetadata((await params).locale, 'ministerActivities');

export default async function Page({ params, searchParams }: Props) {
  const [{ locale }, query] = await Promise.all([params, searchParams]);
  setRequestLocale(locale);
  return (
    <PortalFrame locale={locale} path="/MinisterActivities" visitor={await readSession()}>
      <ActivitiesPage locale={locale} query={query} />
    </PortalFrame>
  );
}
