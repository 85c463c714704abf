import { setRequestLocale } from 'next-intl/server';
import { ContentPage } from '@/components/content/content-page';
import { PortalFrame } from '@/components/shell/portal-frame';
import { readSession } from '@/lib/auth/session';
import type { Locale } from '@/lib/i18n/locales';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ locale: Locale }> };

export const dynamic = 'force-dynamic';
export const generateMetadata = async ({ params }: Props) => buildMetadata((await params).locale, 'prizes');

export default async function Page({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await readSession();
  return (
    <PortalFrame locale={locale} path="/prizes" visitor={session}>
      <ContentPage locale={locale} route="prizes" />
    </PortalFrame>
  );
}
