import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ComponentType } from 'react';
import { ActivityView } from '@/components/publications/activities-page';
import { DocumentDetails } from '@/components/publications/document-details';
import { GuideView } from '@/components/publications/guides-page';
import { NewsDetails } from '@/components/publications/news-details';
import { OfferDetails } from '@/components/publications/offer-details';
import { ServiceDetails } from '@/components/publications/service-details';
import { Notice } from '@/components/ui/notice';
import { authorizePage } from '@/lib/admin/authorize-page';
import { findVersion } from '@/lib/admin/publishing/queries';
import { isLocale } from '@/lib/i18n/locales';
import type { PublicationKind } from '@/lib/publications/kinds';
import type { Publication } from '@/lib/publications/schemas';
import { type PageAddress, readQueryValue } from '@/lib/routing/query-value';

/** Each kind has its own component; the version says which one fits. */
type View = ComponentType<{ kind: PublicationKind; item: Publication<PublicationKind> }>;

const VIEWS = {
  news: NewsDetails,
  governmentNews: NewsDetails,
  activity: ActivityView,
  document: DocumentDetails,
  service: ServiceDetails,
  offer: OfferDetails,
  guide: GuideView,
} as unknown as Record<PublicationKind, View>;

/** A version of a publication on the page that readers will see, in the language of the address. */
export async function PreviewPage({ id, query }: PageAddress) {
  const { asker } = await authorizePage('adminPublication');
  const { locale } = asker;
  const language = readQueryValue(query, 'language');
  const number = Number(readQueryValue(query, 'version')) || 0;
  if (isLocale(language) && language !== locale)
    redirect(`/${language}/desk/publications/${id}/preview?version=${number}`);
  const found = await findVersion(asker, id, number);
  const t = await getTranslations('publishing.versions');
  if (!found) return <Notice tone="info" title={t('unknown')} />;
  const { kind, texts, ...rest } = found;
  // A draft may lack texts; its data is always valid.
  const item = { id, ...rest, ...texts[locale] } as unknown as Publication<PublicationKind>;
  const Details = VIEWS[kind];
  return <Details kind={kind} item={item} />;
}
