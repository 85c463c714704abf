import { useLocale } from 'next-intl';
import { BreadcrumbJsonLd, EventJsonLd, OrganizationJsonLd } from 'next-seo';
import { spanOf, type TimelineEntry } from '@/lib/award/rules/timeline';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';
import { toDataText } from '@/lib/seo/data-text';
import type { EditionProps } from './section';

type Props = EditionProps & { timeline: readonly TimelineEntry[] };

/** The award for search engines: description, current dates, organiser. */
export function StructuredData({ t, edition, timeline }: Props) {
  const { from, to } = spanOf(timeline);
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
        description={toDataText(edition.text('lead'))}
        url={url}
        startDate={from}
        endDate={to}
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
