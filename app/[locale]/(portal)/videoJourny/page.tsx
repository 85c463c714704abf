import { setRequestLocale } from 'next-intl/server';
import { ScenesPage } from '@/components/journeys/scenes-page';
import { PortalFrame } from '@/components/shell/portal-frame';
import type { Locale } from '@/lib/i18n/locales';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ locale: Locale }> };

export const generateMetadata = async ({ params }: Props) => buildMetadata((await params).locale, 'scenes');

export default async function Page({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return (
    <PortalFrame locale={locale} path="/videoJourny" visitor="unknown">
      <ScenesPage locale={locale} />
    </PortalFrame>
  );
}
