import { setRequestLocale } from 'next-intl/server';
import { ContentPage } from '@/components/content/content-page';
import { PortalFrame } from '@/components/layout/portal-frame';
import { getContentRoute, listContentPaths } from '@/lib/content/pages';
import type { Locale } from '@/lib/i18n/locales';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ locale: Locale; path: string[] }> };

export const dynamicParams = false;
export const generateStaticParams = () => listContentPaths();
export const generateMetadata = async ({ params }: Props) =>
  params.then(({ locale, path }) => buildMetadata(locale, getContentRoute(path).key));

export default async function Page({ params }: Props) {
  const { locale, path } = await params;
  setRequestLocale(locale);
  const route = getContentRoute(path);
  return (
    <PortalFrame path={route.path} visitor="unknown">
      <ContentPage route={route.key} />
    </PortalFrame>
  );
}
