import { getLocale, getTranslations } from 'next-intl/server';
import blocks from '@/components/content/text-blocks.module.css';
import { toDay } from '@/lib/i18n/format';
import { readPageTime } from '@/lib/page-reads/page-time';
import { listRelated } from '@/lib/publications/queries';
import type { Publication } from '@/lib/publications/schemas';
import { DetailsPage } from './details-page';
import { DualDate } from './dual-date';
import { Facts } from './publication-facts';
import { Related } from './related';

export async function OfferDetails({ item }: { item: Publication<'offer'> }) {
  const locale = await getLocale();
  const t = await getTranslations('publications');
  const { category, city, percent, validFrom, validUntil } = item.data;
  const isOver = validUntil < toDay(readPageTime());
  const [what, where] = [t(`values.offer.category.${category}`), t(`values.offer.city.${city}`)];
  const facts = [
    { name: t('offer.discount'), value: t('offer.percent', { percent: String(percent) }) },
    { name: t('filters.category'), value: what },
    { name: t('filters.city'), value: where },
    { name: t('offer.from'), value: <DualDate iso={validFrom} isStacked /> },
    { name: t('offer.until'), value: <DualDate iso={validUntil} isStacked /> },
  ];
  const related = await listRelated('offer', locale, { category }, item.id);
  return (
    <DetailsPage
      kind="offer"
      item={item}
      marks={isOver ? [what, where, t('offer.over')] : [what, where]}
      aside={
        <>
          <Facts title={t('offer.facts')} facts={facts} />
          <Related kind="offer" title={t('related.offers')} items={related} />
        </>
      }
    >
      <h2>{t('offer.terms')}</h2>
      <ul className={blocks.list}>
        {item.terms.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </DetailsPage>
  );
}
