import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLdScript } from 'next-seo';
import type { Publication } from '@/lib/api/contract/schemas/publications';
import { getPublicationPath } from '@/lib/publications/paths';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';

const HALALAS_PER_RIYAL = 100;

interface Props {
  item: Publication<'service'>;
}

/** A service for search engines: who gives it, to whom, through what and for how much (schema.org). */
export async function ServiceData({ item }: Props) {
  const locale = await getLocale();
  const [t, meta] = await Promise.all([getTranslations('publications'), getTranslations('meta')]);
  const origin = getSiteOrigin();
  const url = origin + getAddress(locale, getPublicationPath('service', item.id));
  const data = {
    '@context': 'https://schema.org',
    '@type': 'GovernmentService',
    name: item.title,
    description: item.summary,
    url,
    inLanguage: locale,
    serviceOperator: {
      '@type': 'GovernmentOrganization',
      '@id': `${origin}/#ministry`,
      name: meta('siteName'),
    },
    audience: item.data.audience.map((who) => ({
      '@type': 'Audience',
      audienceType: t(`values.service.audience.${who}`),
    })),
    availableChannel: item.data.channels.map((channel) => ({
      '@type': 'ServiceChannel',
      name: t(`service.channel.${channel}`),
      serviceUrl: url,
    })),
    offers: {
      '@type': 'Offer',
      price: item.data.feeHalalas / HALALAS_PER_RIYAL,
      priceCurrency: 'SAR',
    },
  };
  return <JsonLdScript data={data} scriptKey="service" />;
}
