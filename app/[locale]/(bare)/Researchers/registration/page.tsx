import { setRequestLocale } from 'next-intl/server';
import { AwardPage } from '@/components/award/gate/award-page';
import { registrationAt } from '@/components/award/registration/registration-at';
import type { Locale } from '@/lib/i18n/locales';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<{ step?: string | string[] }> };

export const dynamic = 'force-dynamic';
export const generateMetadata = async ({ params }: Props) =>
  buildMetadata((await params).locale, 'registration');

export default async function Page({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const Form = registrationAt((await searchParams).step);
  return <AwardPage pressed="register" Form={Form} />;
}
