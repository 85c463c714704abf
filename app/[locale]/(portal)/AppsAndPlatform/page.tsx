import { setRequestLocale } from 'next-intl/server';
import { ContentPage } from '@/components/content/content-page';
import { PortalFrame } from '@/components/shell/portal-frame';
import type { Locale } from '@/lib/i18n/locales';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ locale: Locale }> };

export const generateMetadata = async ({ params }: Props) =>
  buildMetadata((await params).locale, 'appsAndPlatforms');

export default async function Page({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return (
    <PortalFrame locale={locale} path="/AppsAndPlatform" visitor="unknown">
      <ContentPage locale={locale} route="apps" />
    </PortalFrame>
  );
}
