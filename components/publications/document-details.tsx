import { getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { findEditablePath } from '@/lib/content/editable-documents';
import { formatFileSize } from '@/lib/forms/files/format-file-size';
import { readSizeTexts } from '@/lib/forms/files/size-texts';
import { getLocaleRow } from '@/lib/i18n/locales';
import type { Publication } from '@/lib/publications/schemas';
import { DetailsPage } from './details-page';
import { Facts } from './publication-facts';

export async function DocumentDetails({ item }: { item: Publication<'document'> }) {
  const locale = await getLocale();
  const t = await getTranslations('publications');
  const uploader = await getTranslations('uploader');
  const type = t(`values.document.type.${item.data.type}`);
  const editable = findEditablePath(item.id, locale);
  const facts = [
    { name: t('document.type'), value: type },
    { name: t('document.language'), value: getLocaleRow(locale).name },
    { name: t('document.format'), value: 'PDF' },
    { name: t('document.size'), value: formatFileSize(item.file.size, readSizeTexts(uploader, locale)) },
  ];
  return (
    <DetailsPage
      kind="document"
      item={item}
      marks={[type]}
      aside={
        <Facts title={t('document.facts')} facts={facts}>
          <ButtonLink href={item.file.path} download={`${item.id}.${locale}.pdf`}>
            <Icon name="download" />
            {t('document.download')}
          </ButtonLink>
          {editable ? (
            <ButtonLink variant="plain" href={editable} download={`${item.id}.${locale}.rtf`}>
              <Icon name="download" />
              {t('document.edit')}
            </ButtonLink>
          ) : null}
        </Facts>
      }
    />
  );
}
