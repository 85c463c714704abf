import { setRequestLocale } from 'next-intl/server';
import { DeskPage } from '@/components/admin/desk-page';
import { SessionList } from '@/components/admin/session-list';
import type { Locale } from '@/lib/i18n/locales';
import type { Query } from '@/lib/routing/query-value';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<Query> };

export const dynamic = 'force-dynamic';
export const generateMetadata = async ({ params }: Props) =>
  buildMetadata((await params).locale, 'deskSessions');

export default async function Page({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const query = await searchParams;
  return (
    <DeskPage path="/desk/sessions" needs={['administrator']}>
      {(asker) => <SessionList asker={asker} query={query} />}
    </DeskPage>
  );
}
