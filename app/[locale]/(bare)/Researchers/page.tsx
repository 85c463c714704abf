import { setRequestLocale } from 'next-intl/server';
import { LandingPage } from '@/components/award/landing/landing-page';
import type { Locale } from '@/lib/i18n/locales';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ signOn?: string | string[] }>;
};

export const dynamic = 'force-dynamic';
export const generateMetadata = async ({ params }: Props) =>
  buildMetadata((await params).locale, 'researchers');

export default async function Page({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return <LandingPage signOn={(await searchParams).signOn} />;
}
