'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './share-menu.module.css';

interface Props {
  address: string;
  title: string;
  texts: { copy: string; copied: string; print: string; system: string };
  targets: ReactNode;
  code: ReactNode;
}

/** In the order of the specification. Copying, printing and the system's share sheet need a script. */
export function ShareActions({ address, title, texts, targets, code }: Props) {
  const [hasSheet, setHasSheet] = useState(false);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => setHasSheet(typeof navigator.share === 'function'), []);
  const copy = () => {
    setCopied(false);
    // If the browser denies access to the clipboard, the address below can be selected by hand.
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  // Closing the sheet without sharing is not an error.
  const openSheet = () => void navigator.share({ title, url: address }).catch(() => undefined);
  return (
    <>
      <ul className={styles.ways}>
        {targets}
        {hasSheet ? (
          <li className={styles.scripted}>
            <button className={styles.way} type="button" onClick={openSheet}>
              <Icon name="share" />
              {texts.system}
            </button>
          </li>
        ) : null}
        <li className={styles.scripted}>
          <button className={styles.way} type="button" onClick={copy}>
            <Icon name={isCopied ? 'check' : 'copy'} />
            {texts.copy}
          </button>
          <span className={styles.done} role="status">
            {isCopied ? texts.copied : ''}
          </span>
        </li>
      </ul>
      {code}
      <p className={styles.scripted}>
        <button className={styles.way} type="button" onClick={() => window.print()}>
          <Icon name="print" />
          {texts.print}
        </button>
      </p>
    </>
  );
}
