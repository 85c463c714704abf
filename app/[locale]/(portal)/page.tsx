import { getLocale, setRequestLocale } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ locale: Locale }> };

export const dynamic = 'force-dynamic';
export const generateMetadata = async ({ params }: Props) => buildMetadata((await params).locale, 'home');

export default async function Page({ params }: Props) {
  setRequestLocale((await params).locale);
  return <main id="main">{await getLocale()}</main>;
}
