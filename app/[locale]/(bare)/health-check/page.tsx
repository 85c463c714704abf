import { setRequestLocale } from 'next-intl/server';
import { HealthPage } from '@/components/content/health/health-page';
import { BareFrame } from '@/components/layout/bare-frame';
import { readSession } from '@/lib/auth/session';
import type { Locale } from '@/lib/i18n/locales';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ locale: Locale }> };

export const dynamic = 'force-dynamic';
export const generateMetadata = async ({ params }: Props) => buildMetadata((await params).locale, 'health');

export default async function Page({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return (
    <BareFrame path="/health-check" visitor={await readSession()}>
      <HealthPage />
    </BareFrame>
  );
}
