import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { TableFrame } from '@/components/ui/table-frame';
import { formatFileSize } from '@/lib/forms/files/format-file-size';
import { getPublicationPath } from '@/lib/publications/paths';
import styles from './document-list.module.css';
import { DualDate } from './dual-date';
import { ExampleMark } from './example-mark';
import type { ItemsProps } from './items-props';

/** Documents as a table: what, of which kind, how large, since when, and the file itself. */
export async function DocumentList({ items }: ItemsProps<'document'>) {
  const locale = await getLocale();
  const t = await getTranslations('publications');
  const columns = ['title', 'type', 'date', 'file'] as const;
  return (
    <TableFrame className={styles.table}>
      <caption className="visually-hidden">{t('document.caption')}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`document.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, title, summary, data: { type }, publishedAt, isExample, file }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`/${locale}${getPublicationPath('document', id)}`}>{title}</a>
              <ExampleMark isExample={isExample} />
              <p>{summary}</p>
            </th>
            <td data-label={t('document.type')}>{t(`values.document.type.${type}`)}</td>
            <td data-label={t('document.date')}>
              <DualDate iso={publishedAt} />
            </td>
            <td>
              <a className={styles.file} href={file.path} download={`${id}.${locale}.pdf`}>
                <Icon name="download" />
                <span>
                  {t('document.download')}
                  <span className="visually-hidden"> {title}</span>
                  <small>
                    PDF · <bdi dir="ltr">{formatFileSize(file.size)}</bdi>
                  </small>
                </span>
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
