import { setRequestLocale } from 'next-intl/server';
import { ItemFrame } from '@/components/publications/item-frame';
import { ServiceDetails } from '@/components/publications/service-details';
import type { Locale } from '@/lib/i18n/locales';
import { buildItemMetadata } from '@/lib/publications/item-metadata';
import { getItem } from '@/lib/publications/page-item';

type Props = { params: Promise<{ locale: Locale; id: string }> };

export const dynamic = 'force-dynamic';
export const generateMetadata = ({ params }: Props) =>
  params.then(({ locale, id }) => buildItemMetadata(locale, 'serviceDetails', 'service', id));

export default async function Page({ params }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const item = await getItem('service', id, locale);
  const path = `/ServicesDetails/${id}`;
  return <ItemFrame path={path} locale={locale} kind="service" item={item} view={ServiceDetails} />;
}
