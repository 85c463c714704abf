'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { StoredFile } from '@/lib/award/schemas';
import { formatFileSize } from '@/lib/forms/files/format-file-size';
import styles from './gate.module.css';

/** The files that were received with a completed request; each comes back to its owner alone. */
export function StoredFiles({ files }: { files: readonly StoredFile[] }) {
  const t = useTranslations('opening');
  if (files.length === 0) return null;
  return (
    <section className={styles.windows} aria-labelledby="received-files">
      <h2 className={styles.heading} id="received-files">
        {t('receivedFiles')}
      </h2>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id}>
            <a className={styles.file} href={file.url} download>
              <Icon name="download" />
              <bdi>{file.name}</bdi>
            </a>
            <bdi dir="ltr" className={styles.size}>
              {formatFileSize(file.size)}
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
