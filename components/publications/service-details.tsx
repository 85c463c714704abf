import { getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Publication } from '@/lib/api/contract/schemas/publications';
import { leadsToPage } from '@/lib/publications/start-path';
import { DetailsPage } from './details-page';
import { Facts } from './facts';
import points from './points.module.css';
import { ServiceData } from './service-data';
import { spellDuration, spellFee } from './service-facts';

const list = (texts: readonly string[]) => (
  <ul>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

/** A service: requirements and steps, beside them for whom, fee, time, channels and the way to start. */
export async function ServiceDetails({ item }: { item: Publication<'service'> }) {
  const locale = await getLocale();
  const t = await getTranslations('publications');
  const { data, steps, requirements } = item;
  const facts = [
    {
      name: t('service.audience'),
      value: list(data.audience.map((who) => t(`values.service.audience.${who}`))),
    },
    { name: t('service.fee'), value: spellFee(t, data, locale) },
    { name: t('service.duration'), value: spellDuration(t, data, locale) },
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
          {leadsToPage(data.startPath) ? (
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
      <ul className={points.points}>
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
