import { setRequestLocale } from 'next-intl/server';
import { AwardPage } from '@/components/award/gate/award-page';
import { SubmissionForm } from '@/components/award/submission/submission-form';
import type { Locale } from '@/lib/i18n/locales';
import { buildMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ locale: Locale }> };

export const dynamic = 'force-dynamic';
export const generateMetadata = async ({ params }: Props) =>
  buildMetadata((await params).locale, 'submission');

export default async function Page({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return <AwardPage pressed="submit" Form={SubmissionForm} />;
}
