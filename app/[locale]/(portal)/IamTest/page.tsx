import { setRequestLocale } from 'next-intl/server';
import { SignOnCheckPage } from '@/components/auth/sign-on-check-page';
import { PortalFrame } from '@/components/layout/portal-frame';
import { readSession } from '@/lib/auth/session';
import type { Locale } from '@/lib/i18n/locales';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<{ signOn?: string | string[] }> };

export const dynamic = 'force-dynamic';
export const generateMetadata = async ({ params }: Props) =>
  buildMetadata((await params).locale, 'signOnCheck');

export default async function Page({ params, searchParams }: Props) {
  const [{ locale }, { signOn }, session] = await Promise.all([params, searchParams, readSession()]);
  setRequestLocale(locale);
  return (
    <PortalFrame path="/IamTest" visitor={session}>
      <SignOnCheckPage session={session} outcome={signOn} />
    </PortalFrame>
  );
}
