'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { RefusedFile } from '@/lib/files/choose-files';
import styles from './uploader.module.css';
import { useFaultText } from './use-fault-text';

/** The files of the last choice that were not taken, each with its reason; stays until the next choice. */
export function RefusedFiles({ refused, maxFiles }: { refused: readonly RefusedFile[]; maxFiles: number }) {
  const t = useTranslations('uploader');
  const faultText = useFaultText(maxFiles);
  if (refused.length === 0) return null;
  return (
    <Notice tone="error" title={t('refused', { count: refused.length })} role="alert">
      <ul className={styles.refused}>
        {refused.map(({ id, name, fault }) => (
          <li key={id}>
            <bdi className={styles.name}>{name}</bdi>: {faultText(fault, name)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
