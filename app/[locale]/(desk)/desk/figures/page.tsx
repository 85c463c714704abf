import { setRequestLocale } from 'next-intl/server';
import { DeskPage } from '@/components/admin/desk-page';
import { Figures } from '@/components/admin/figures';
import type { Locale } from '@/lib/i18n/locales';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ locale: Locale }> };

export const dynamic = 'force-dynamic';
export const generateMetadata = async ({ params }: Props) =>
  buildMetadata((await params).locale, 'deskFigures');

export default async function Page({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return (
    <DeskPage path="/desk/figures" needs={['award']}>
      {(asker) => <Figures asker={asker} />}
    </DeskPage>
  );
}
