'use client';

import { Notice } from '@/components/ui/notice';
import type { RefusedFile } from '@/lib/forms/files/choose-files';
import { sayFault, type UploaderWords } from '@/lib/forms/files/uploader-words';
import styles from './uploader.module.css';

/** The files of the last choice that were not taken, each with its reason; stays until the next choice. */
export function RefusedFiles({ refused, words }: { refused: readonly RefusedFile[]; words: UploaderWords }) {
  if (refused.length === 0) return null;
  return (
    <Notice tone="error" title={words.sentences.refused} role="alert">
      <ul className={styles.refused}>
        {refused.map(({ id, name, fault }) => (
          <li key={id}>
            <bdi className={styles.name}>{name}</bdi>: {sayFault(words, fault, name)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
