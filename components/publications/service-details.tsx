import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLdScript } from 'next-seo';
import blocks from '@/components/content/text-blocks.module.css';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { HALALAS } from '@/lib/i18n/format-riyals';
import { getPublicationPath } from '@/lib/publications/paths';
import type { Publication } from '@/lib/publications/schemas';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';
import { findRoute } from '@/lib/routing/table';
import { toDataText } from '@/lib/seo/data-text';
import { DetailsPage } from './details-page';
import points from './points.module.css';
import { Facts } from './publication-facts';
import { listCosts } from './service-facts';

interface Props {
  item: Publication<'service'>;
}

/** True if a service starts on a page of the portal; its path may have a query. */
function startsOnPortal(startPath: string): boolean {
  const [path = ''] = startPath.split('?');
  return findRoute(path) !== null;
}

/** A service for search engines: provider, audience, channel and price (schema.org). */
async function ServiceData({ item }: Props) {
  const locale = await getLocale();
  const [t, meta] = await Promise.all([getTranslations('publications'), getTranslations('meta')]);
  const origin = getSiteOrigin();
  const url = origin + getAddress(locale, getPublicationPath('service', item.id));
  const data = {
    '@context': 'https://schema.org',
    '@type': 'GovernmentService',
    name: toDataText(item.title),
    description: toDataText(item.summary),
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
      price: item.data.feeHalalas / HALALAS,
      priceCurrency: 'SAR',
    },
  };
  return <JsonLdScript data={data} scriptKey="service" />;
}

const list = (texts: readonly string[]) => (
  <ul>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

/** Requirements and steps, and beside them audience, fee, duration, channels and the link to start it. */
export async function ServiceDetails({ item }: { item: Publication<'service'> }) {
  const locale = await getLocale();
  const t = await getTranslations('publications');
  const { data, steps, requirements } = item;
  const facts = [
    {
      name: t('service.audience'),
      value: list(data.audience.map((who) => t(`values.service.audience.${who}`))),
    },
    ...listCosts(t, data, locale),
    {
      name: t('service.channels'),
      value: list(data.channels.map((channel) => t(`service.channel.${channel}`))),
    },
  ];
  return (
    <DetailsPage
      kind="service"
      item={item}
      marks={[]}
      aside={
        <Facts title={t('service.facts')} facts={facts}>
          {startsOnPortal(data.startPath) ? (
            <ButtonLink href={`/${locale}${data.startPath}`}>
              {t('service.start')}
              <Icon name="arrow" />
            </ButtonLink>
          ) : null}
        </Facts>
      }
    >
      <ServiceData item={item} />
      <h2>{t('service.requirements')}</h2>
      <ul className={blocks.list}>
        {requirements.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h2>{t('service.steps')}</h2>
      <ol className={points.steps}>
        {steps.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </DetailsPage>
  );
}
