import { setRequestLocale } from 'next-intl/server';
import { StaticPage } from '@/components/static-page';
import type { Locale } from '@/lib/i18n/locales';
import { getStaticRoute } from '@/lib/routing/table';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ locale: Locale; path: string[] }> };

/** The live twin of a prerendered page, reached by the middleware's rewrite only (docs/architecture.md). */
export const dynamic = 'force-dynamic';
export const generateMetadata = async ({ params }: Props) =>
  params.then(({ locale, path }) => buildMetadata(locale, getStaticRoute(path).key, { isTwin: true }));

export default async function Page({ params }: Props) {
  const { locale, path } = await params;
  setRequestLocale(locale);
  return <StaticPage route={getStaticRoute(path)} />;
}
