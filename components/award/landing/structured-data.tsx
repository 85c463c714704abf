import { useLocale } from 'next-intl';
import { BreadcrumbJsonLd, EventJsonLd, OrganizationJsonLd } from 'next-seo';
import { EDITION } from '@/lib/award/edition';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';
import type { SectionProps } from './section';

/** The award for search engines: what it is, when it runs, who gives it. */
export function StructuredData({ t }: SectionProps) {
  const locale = useLocale();
  const origin = getSiteOrigin();
  const url = origin + getAddress(locale, '/Researchers');
  const home = origin + getAddress(locale, '');
  const organizer = t('organizer');
  return (
    <>
      <OrganizationJsonLd name={organizer} url={home} />
      <EventJsonLd
        name={t('name')}
        description={t('lead')}
        url={url}
        startDate={EDITION.phases.at(0)?.from ?? ''}
        endDate={EDITION.phases.at(-1)?.to}
        location={{ name: organizer, address: { addressCountry: 'SA' } }}
        organizer={{ name: organizer, url: home }}
      />
      <BreadcrumbJsonLd
        items={[
          { name: organizer, item: home },
          { name: t('name'), item: url },
        ]}
      />
    </>
  );
}
