import { setRequestLocale } from 'next-intl/server';
import { SignInPage } from '@/components/auth/sign-in-page';
import { BareFrame } from '@/components/layout/bare-frame';
import { isReturnTarget } from '@/lib/auth/return-targets';
import { readSession } from '@/lib/auth/session';
import type { Locale } from '@/lib/i18n/locales';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<{ to?: string | string[] }> };

export const generateMetadata = async ({ params }: Props) => buildMetadata((await params).locale, 'signIn');

export default async function Page({ params, searchParams }: Props) {
  const [{ locale }, { to }, session] = await Promise.all([params, searchParams, readSession()]);
  setRequestLocale(locale);
  const target = isReturnTarget(to) ? to : 'researchers';
  return (
    <BareFrame path="/sign-in" visitor={session}>
      <SignInPage target={target} signedInName={session?.name} />
    </BareFrame>
  );
}
