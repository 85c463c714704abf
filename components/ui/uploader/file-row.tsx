'use client';

import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatFileSize } from '@/lib/files/format-file-size';
import type { UploadItem } from '@/lib/files/upload-item';
import { isolate } from './isolate';
import styles from './uploader.module.css';

interface Props {
  item: UploadItem;
  /** Message of `item.fault`. */
  faultText: string | undefined;
  /** Left out while files travel, and for stored files. */
  onRemove?: (() => void) | undefined;
}

/** One file of an uploader: name, size, state, and what can be done with it. */
export function FileRow({ item, faultText, onRemove }: Props) {
  const t = useTranslations('uploader');
  const name = isolate(item.name);
  return (
    <li className={styles.row} data-state={item.state}>
      <Icon name={item.state === 'failed' ? 'alert' : 'document'} className={styles.mark} />
      <div className={styles.about}>
        <span className={styles.name}>
          <bdi>{item.name}</bdi>
        </span>
        <span className={styles.facts}>
          <bdi dir="ltr">{formatFileSize(item.size)}</bdi>
          <span className={styles.state}>{t(`states.${item.state}`)}</span>
        </span>
        {faultText ? <span className={styles.fault}>{faultText}</span> : null}
      </div>
      {item.url ? (
        <ButtonLink
          variant="quiet"
          className={styles.action}
          href={item.url}
          download
          aria-label={t('download', { name })}
        >
          <Icon name="download" />
        </ButtonLink>
      ) : null}
      {onRemove ? (
        <Button
          variant="quiet"
          className={styles.action}
          onClick={onRemove}
          aria-label={t('removeNamed', { name })}
        >
          <Icon name="trash" />
          <span className={styles.word}>{t('remove')}</span>
        </Button>
      ) : null}
    </li>
  );
}
