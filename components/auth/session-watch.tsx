'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { SessionStatus } from '@/lib/auth/rules/session-phase';
import styles from './session-watch.module.css';
import { useSessionWatch } from './use-session-watch';

export interface WatchTexts {
  warningTitle: string;
  warning: string;
  lastTitle: string;
  last: string;
  remaining: string;
  stay: string;
  close: string;
  endedTitle: string;
  ended: string;
  unreachable: string;
}

interface Props {
  initial: SessionStatus;
  /** When the page was opened, in milliseconds of the page's clock; by default now. */
  openedAt?: number | undefined;
  texts: WatchTexts;
  signOut: ReactNode;
  /** The form that signs on again for the same page, after the session has ended. */
  signOnAgain: ReactNode;
}

function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const TITLES = { warning: 'warningTitle', last: 'lastTitle', ended: 'endedTitle' } as const;
const TEXTS = { warning: 'warning', last: 'last', ended: 'ended' } as const;

export function SessionWatch({ initial, openedAt, texts, signOut, signOnAgain }: Props) {
  const { phase, secondsLeft, unreachable, stay } = useSessionWatch(initial, openedAt);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (phase === 'quiet') dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [phase]);

  const shown = phase === 'quiet' ? 'warning' : phase;
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={phase === 'warning' ? () => void stay() : undefined}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {texts[TITLES[shown]]}
      </h2>
      <p id={`${id}-text`}>{texts[TEXTS[shown]]}</p>
      {phase === 'ended' ? null : (
        <p className={styles.countdown}>
          {texts.remaining} <bdi dir="ltr">{formatCountdown(secondsLeft)}</bdi>
        </p>
      )}
      <p role="status" className={styles.error}>
        {unreachable ? texts.unreachable : ''}
      </p>
      <div className="row">
        {shown === 'warning' ? (
          <Button onClick={stay}>{texts.stay}</Button>
        ) : (
          <Button variant={phase === 'ended' ? 'secondary' : 'primary'} onClick={close}>
            {texts.close}
          </Button>
        )}
        {phase === 'ended' ? signOnAgain : signOut}
      </div>
    </dialog>
  );
}
