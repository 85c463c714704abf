import { setRequestLocale } from 'next-intl/server';
import { ItemFrame } from '@/components/publications/item-frame';
import { NewsDetails } from '@/components/publications/news-details';
import type { Locale } from '@/lib/i18n/locales';
import { getNewsItem } from '@/lib/publications/page-item';
import { buildNewsMetadata } from '@/lib/seo/item-metadata';

type Props = { params: Promise<{ locale: Locale; id: string }> };

export const dynamic = 'force-dynamic';
export const generateMetadata = ({ params }: Props) =>
  params.then(({ locale, id }) => buildNewsMetadata(locale, id));

export default async function Page({ params }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const { kind, item } = await getNewsItem(id, locale);
  return <ItemFrame path={`/NewsDetails/${id}`} kind={kind} item={item} view={NewsDetails} />;
}
