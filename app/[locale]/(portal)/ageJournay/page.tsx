import { setRequestLocale } from 'next-intl/server';
import { StoryPage } from '@/components/journeys/story-page';
import { PortalFrame } from '@/components/shell/portal-frame';
import type { Locale } from '@/lib/i18n/locales';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ locale: Locale }> };

export const generateMetadata = async ({ params }: Props) => buildMetadata((await params).locale, 'journey');

export default async function Page({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return (
    <PortalFrame locale={locale} path="/ageJournay" visitor="unknown">
      <StoryPage locale={locale} />
    </PortalFrame>
  );
}
