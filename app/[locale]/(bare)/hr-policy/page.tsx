import { setRequestLocale } from 'next-intl/server';
import { ContentPage } from '@/components/content/content-page';
import { BareFrame } from '@/components/layout/bare-frame';
import type { Locale } from '@/lib/i18n/locales';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ locale: Locale }> };

export const generateMetadata = async ({ params }: Props) =>
  buildMetadata((await params).locale, 'humanResources');

export default async function Page({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return (
    <BareFrame path="/hr-policy" visitor="unknown">
      <ContentPage route="humanResources" />
    </BareFrame>
  );
}
