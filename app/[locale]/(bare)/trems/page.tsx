import { setRequestLocale } from 'next-intl/server';
import { TermsPage } from '@/components/content/terms-page';
import { BareFrame } from '@/components/layout/bare-frame';
import type { Locale } from '@/lib/i18n/locales';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ locale: Locale }> };

export const generateMetadata = async ({ params }: Props) => buildMetadata((await params).locale, 'terms');

export default async function Page({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return (
    <BareFrame path="/trems" visitor="unknown">
      <TermsPage />
    </BareFrame>
  );
}
