import { setRequestLocale } from 'next-intl/server';
import { DeskPage } from '@/components/admin/desk-page';
import { RequestView } from '@/components/admin/request-view';
import type { Locale } from '@/lib/i18n/locales';
import type { Query } from '@/lib/routing/query-value';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ locale: Locale; id: string }>; searchParams: Promise<Query> };

export const dynamic = 'force-dynamic';
export const generateMetadata = async ({ params }: Props) =>
  buildMetadata((await params).locale, 'deskRequest');

export default async function Page({ params, searchParams }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const query = await searchParams;
  return (
    <DeskPage path={`/desk/requests/${id}`} needs={['requests', 'appointments']}>
      {(asker) => <RequestView asker={asker} id={id} query={query} />}
    </DeskPage>
  );
}
