import type { OwnSection } from '@/components/content/content-page';
import { getOperatorSettings } from '@/lib/config/operator/settings';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { Channels } from './channels';
import { OfficeList } from './office-list';

/** What stands around the message form: the channels above it, the offices below it where there are any. */
export async function listContactSections(
  locale: Locale,
): Promise<{ before: OwnSection[]; after: OwnSection[] }> {
  const t = await loadTranslator(locale, 'contact.form');
  const { offices, ...channels } = getOperatorSettings().contact;
  const before: OwnSection = {
    id: 'channels',
    title: t('page.channels.title'),
    content: <Channels channels={channels} t={t} />,
  };
  const after: OwnSection = {
    id: 'offices',
    title: t('page.offices.title'),
    content: <OfficeList offices={offices} t={t} />,
  };
  return { before: [before], after: offices.length > 0 ? [after] : [] };
}
