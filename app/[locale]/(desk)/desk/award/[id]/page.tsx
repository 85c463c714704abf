import { setRequestLocale } from 'next-intl/server';
import { DeskPage } from '@/components/admin/desk-page';
import { RegistrationView } from '@/components/admin/registration-view';
import type { Locale } from '@/lib/i18n/locales';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ locale: Locale; id: string }> };

export const dynamic = 'force-dynamic';
export const generateMetadata = async ({ params }: Props) =>
  buildMetadata((await params).locale, 'deskRegistration');

export default async function Page({ params }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  return (
    <DeskPage path={`/desk/award/${id}`} needs={['award']}>
      {(asker) => <RegistrationView asker={asker} id={id} />}
    </DeskPage>
  );
}
