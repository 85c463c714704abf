import { setRequestLocale } from 'next-intl/server';
import { PortalFrame } from '@/components/shell/portal-frame';
import { SiteMapPage } from '@/components/site-map/site-map-page';
import type { Locale } from '@/lib/i18n/locales';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ locale: Locale }> };

export const generateMetadata = async ({ params }: Props) => buildMetadata((await params).locale, 'siteMap');

export default async function Page({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return (
    <PortalFrame locale={locale} path="/Sitemap" visitor="unknown">
      <SiteMapPage locale={locale} />
    </PortalFrame>
  );
}
