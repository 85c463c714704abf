import { setRequestLocale } from 'next-intl/server';
import { ItemFrame } from '@/components/publications/item-frame';
import { OfferDetails } from '@/components/publications/offer-details';
import type { Locale } from '@/lib/i18n/locales';
import { buildItemMetadata } from '@/lib/publications/item-metadata';
import { getItem } from '@/lib/publications/page-item';

type Props = { params: Promise<{ locale: Locale; id: string }> };

export const dynamic = 'force-dynamic';
export const generateMetadata = ({ params }: Props) =>
  params.then(({ locale, id }) => buildItemMetadata(locale, 'offerDetails', 'offer', id));

export default async function Page({ params }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const item = await getItem('offer', id, locale);
  return (
    <ItemFrame path={`/NuskCardsOffers/${id}`} locale={locale} kind="offer" item={item} view={OfferDetails} />
  );
}
