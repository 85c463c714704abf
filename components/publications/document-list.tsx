import { getLocale, getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { DataTable } from '@/components/ui/data-table';
import { Icon } from '@/components/ui/icon';
import { formatFileSize } from '@/lib/forms/files/format-file-size';
import { readSizeTexts } from '@/lib/forms/files/size-texts';
import { separatorOf } from '@/lib/i18n/format';
import { getPublicationPath } from '@/lib/publications/paths';
import styles from './document-list.module.css';
import { DualDate } from './dual-date';
import { ExampleMark } from './example-mark';
import type { ItemsProps } from './items-props';

const COLUMNS = ['title', 'type', 'date', 'file'] as const;

/** Documents as a table: name, kind, size, date, and the file itself. */
export async function DocumentList({ items }: ItemsProps<'document'>) {
  const locale = await getLocale();
  const t = await getTranslations('publications');
  const sizeTexts = readSizeTexts(await getTranslations('uploader'), locale);
  return (
    <DataTable
      className={styles.table}
      caption={t('document.caption')}
      hidesCaption
      columns={COLUMNS.map((column) => t(`document.${column}`))}
      rows={items.map(({ id, title, summary, data: { type }, publishedAt, isExample, file }) => ({
        id,
        cells: [
          <Fragment key="title">
            <a href={`/${locale}${getPublicationPath('document', id)}`}>{title}</a>
            <ExampleMark isExample={isExample} />
            <p>{summary}</p>
          </Fragment>,
          t(`values.document.type.${type}`),
          <DualDate key="date" iso={publishedAt} isStacked />,
          <a key="file" className={styles.file} href={file.path} download={`${id}.${locale}.pdf`}>
            <Icon name="download" />
            <span>
              {t('document.download')}
              <span className="visually-hidden"> {title}</span>
              <small>
                PDF{separatorOf(locale)}
                <bdi>{formatFileSize(file.size, sizeTexts)}</bdi>
              </small>
            </span>
          </a>,
        ],
      }))}
    />
  );
}
