'use client';

import { Button } from '@/components/ui/button';
import styles from './save-offline.module.css';
import { type CopyOptions, useOfflineCopy } from './use-offline-copy';

/** Saves, renews and deletes the copy on this device, and says what became of it. */
export function OfflineControls(options: CopyOptions) {
  const { labels } = options;
  const { copy, status, isBusy, say, save, remove } = useOfflineCopy(options);
  return (
    <>
      <p className={styles.buttons}>
        <Button onClick={save} aria-disabled={isBusy}>
          {copy ? labels.update : labels.save}
        </Button>
        {copy ? (
          <Button variant="secondary" onClick={remove} aria-disabled={isBusy}>
            {labels.remove}
          </Button>
        ) : null}
      </p>
      <div role="status">
        {copy ? (
          <p>
            {say('saved', {
              date: copy.savedOn,
              pages: copy.pages.length,
              size: Math.ceil(copy.bytes / 1000),
            })}
          </p>
        ) : null}
        {status ? <p>{status}</p> : null}
      </div>
    </>
  );
}
