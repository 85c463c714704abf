import { setRequestLocale } from 'next-intl/server';
import { DeskHome } from '@/components/admin/desk-home';
import { DeskPage } from '@/components/admin/desk-page';
import type { Locale } from '@/lib/i18n/locales';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ locale: Locale }> };

export const dynamic = 'force-dynamic';
export const generateMetadata = async ({ params }: Props) => buildMetadata((await params).locale, 'desk');

export default async function Page({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return <DeskPage path="/desk">{(_, roles) => <DeskHome roles={roles} />}</DeskPage>;
}
