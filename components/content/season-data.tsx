import { getLocale, getTranslations } from 'next-intl/server';
import { EventJsonLd } from 'next-seo';
import type { findHajjSeason } from '@/lib/content/season';
import { readHijri, toDay } from '@/lib/i18n/format';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';

interface Props {
  season: ReturnType<typeof findHajjSeason>;
}

/** The season of Hajj for search engines: its days by the Umm al-Qura calendar. */
export async function SeasonData({ season }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('meta');
  const origin = getSiteOrigin();
  return (
    <EventJsonLd
      name={`${t('haj.title')} ${readHijri(season.arafah).year}`}
      description={t('haj.description')}
      url={origin + getAddress(locale, '/Haj')}
      startDate={toDay(season.tarwiyah)}
      endDate={toDay(season.last)}
      location={{ name: t('citiesMakkah.title'), address: { addressCountry: 'SA' } }}
      organizer={{ name: t('siteName'), url: origin + getAddress(locale, '') }}
    />
  );
}
