import { createLivePage } from '@/components/layout/portal-page';
import { GuidesPage } from '@/components/publications/guides-page';
import type { Locale } from '@/lib/i18n/locales';
import type { Query } from '@/lib/routing/query-value';
import { buildGuidesMetadata } from '@/lib/seo/item-metadata';

type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<Query> };

export const dynamic = 'force-dynamic';
export const generateMetadata = async ({ params, searchParams }: Props) =>
  buildGuidesMetadata((await params).locale, await searchParams);

export default createLivePage('guides', GuidesPage).Page;
