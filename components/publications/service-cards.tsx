import { getLocale, getTranslations } from 'next-intl/server';
import { writeLabel } from '@/lib/i18n/format';
import { getPublicationPath } from '@/lib/publications/paths';
import cards from './cards.module.css';
import type { ItemsProps } from './items-props';
import { MarkLine } from './mark-line';
import { listCosts } from './service-facts';

export async function ServiceCards({ items }: ItemsProps<'service'>) {
  const locale = await getLocale();
  const t = await getTranslations('publications');
  return (
    <ul className={cards.cards}>
      {items.map(({ id, title, summary, data, isExample }) => (
        <li className={cards.card} key={id}>
          <div className={cards.text}>
            <h2>
              <a href={`/${locale}${getPublicationPath('service', id)}`}>{title}</a>
            </h2>
            <p>{summary}</p>
            <MarkLine
              isExample={isExample}
              marks={data.audience.map((who) => t(`values.service.audience.${who}`))}
            />
          </div>
          <p className={`${cards.facts} ${cards.foot}`}>
            {listCosts(t, data, locale).map(({ name, value }) => (
              <span key={name}>
                {writeLabel(name, locale)} <strong>{value}</strong>
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
