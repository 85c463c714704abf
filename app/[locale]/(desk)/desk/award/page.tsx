import { setRequestLocale } from 'next-intl/server';
import { DeskPage } from '@/components/admin/desk-page';
import { RegistrationList } from '@/components/admin/registration-list';
import { pickQuery } from '@/lib/admin/pick-query';
import type { Locale } from '@/lib/i18n/locales';
import type { Query } from '@/lib/routing/query-value';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<Query> };

export const dynamic = 'force-dynamic';
export const generateMetadata = async ({ params }: Props) =>
  buildMetadata((await params).locale, 'deskAward');

export default async function Page({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const query = pickQuery(await searchParams, ['status', 'country', 'field', 'text', 'after']);
  return (
    <DeskPage path="/desk/award" needs={['award']}>
      {(asker) => <RegistrationList asker={asker} query={query} />}
    </DeskPage>
  );
}
