'use client';

import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import type { RefusedFile } from '@/lib/forms/files/choose-files';
import { formatFileSize } from '@/lib/forms/files/format-file-size';
import type { UploadItem } from '@/lib/forms/files/upload-item';
import { nameFile, sayError, type UploaderTexts } from '@/lib/forms/files/uploader-texts';
import styles from './uploader.module.css';

/** Shown until the next choice. Files that were accepted earlier are not affected. */
export function RefusedFiles({ refused, texts }: { refused: readonly RefusedFile[]; texts: UploaderTexts }) {
  if (refused.length === 0) return null;
  const isWrong = refused.some(({ error }) => error !== 'duplicate');
  return (
    <Notice tone={isWrong ? 'error' : 'warning'} title={texts.sentences.refused} role="alert">
      <ul className={styles.refused}>
        {refused.map(({ id, name, error }) => (
          <li key={id}>
            <bdi className={styles.name}>{name}</bdi>: {sayError(texts, error, name)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface Props {
  item: UploadItem;
  texts: UploaderTexts;
  /** Omitted during the upload and for stored files. */
  onRemove?: (() => void) | undefined;
}

/** One file of an uploader: name, size, state and actions. */
export function FileRow({ item, texts, onRemove }: Props) {
  const { sentences, states } = texts;
  return (
    <li className={styles.row} data-state={item.state}>
      <Icon name={item.state === 'failed' ? 'alert' : 'document'} className={styles.mark} />
      <div className={styles.about}>
        <span className={styles.name}>
          <bdi>{item.name}</bdi>
        </span>
        <span className={styles.facts}>
          <bdi>{formatFileSize(item.size, texts.size)}</bdi>
          <span className={styles.state}>{states[item.state]}</span>
        </span>
        {item.error ? <span className={styles.error}>{sayError(texts, item.error, item.name)}</span> : null}
      </div>
      {item.url ? (
        <ButtonLink
          variant="quiet"
          className={styles.action}
          href={item.url}
          download
          aria-label={nameFile(sentences.download, item.name)}
        >
          <Icon name="download" />
        </ButtonLink>
      ) : null}
      {onRemove ? (
        <Button
          variant="quiet"
          className={styles.action}
          onClick={onRemove}
          aria-label={nameFile(sentences.removeNamed, item.name)}
        >
          <Icon name="trash" />
          <span className={styles.word}>{sentences.remove}</span>
        </Button>
      ) : null}
    </li>
  );
}
