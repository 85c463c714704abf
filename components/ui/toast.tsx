'use client';

import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { Button, ButtonLink } from './button';
import { Icon, type IconName } from './icon';
import styles from './toast.module.css';
import { useToastTimer } from './use-toast-timer';

export type ToastType = 'success' | 'info' | 'warning' | 'error' | 'question';

/** How long a toast is shown by default (TOAST-02). */
const TOAST_MS = 3000;
const ICONS: Record<ToastType, IconName> = {
  success: 'check',
  info: 'info',
  warning: 'alert',
  error: 'alert',
  question: 'info',
};

/** What a toast shows (TOAST-01), how it closes, and the labels of its buttons. */
export interface ToastProps {
  type: ToastType;
  title: string;
  description?: string;
  btnText?: string;
  /** The page that confirming opens in a new tab, if there is no `onConfirm`. */
  href?: string;
  show: boolean;
  /** The edge of the screen at which the toast appears; by default the bottom edge. */
  edge?: 'start' | 'end' | undefined;
  /** Milliseconds until it closes by itself. Errors and questions stay until they are answered. */
  timer?: number;
  /** Maximum width in pixels. */
  width?: number;
  onConfirm?(): void;
  onCancel?(): void;
  /** Called whenever the toast closes, after the other callback. The owner of `show` must set it to false. */
  onClose(): void;
  cancelText?: string;
  closeLabel: string;
}

/** Its two live regions are always in the document, so that every toast is announced. A question takes the focus. */
export function Toast(props: ToastProps) {
  const urgent = props.type === 'error' || props.type === 'question';
  return (
    <div className={styles.place} data-edge={props.edge}>
      <div role="status">{props.show && !urgent ? <ToastCard {...props} /> : null}</div>
      <div role="alert">{props.show && urgent ? <ToastCard {...props} /> : null}</div>
    </div>
  );
}

function ToastCard({ type, title, description, width, timer = TOAST_MS, ...rest }: ToastProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const question = type === 'question';
  const lasting = question || type === 'error';
  const cancel = () => {
    rest.onCancel?.();
    rest.onClose();
  };
  const pause = useToastTimer({ running: !lasting, durationMs: timer, onEnd: rest.onClose });
  useWidth(card, width);
  useBorrowedFocus(card, question);

  const labels = {
    'aria-labelledby': `${id}-title`,
    'aria-describedby': description ? `${id}-text` : undefined,
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    cancel();
  };
  const handlers = { ...pause, onKeyDown: closeOnEscape };
  return (
    <div
      ref={card}
      className={`${styles.card} ${styles[type]}`}
      role={question ? 'alertdialog' : 'group'}
      {...labels}
      {...handlers}
    >
      <Icon name={ICONS[type]} className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.title} id={`${id}-title`}>
          {title}
        </p>
        {description ? <p id={`${id}-text`}>{description}</p> : null}
        <ToastActions {...rest} cancel={cancel} question={question} />
      </div>
      <button className={styles.close} type="button" onClick={cancel} aria-label={rest.closeLabel}>
        <Icon name="close" />
      </button>
    </div>
  );
}

type ActionProps = Pick<ToastProps, 'btnText' | 'href' | 'onConfirm' | 'onClose' | 'cancelText'> & {
  cancel(): void;
  question: boolean;
};

function ToastActions({ btnText, href, onConfirm, onClose, cancelText, cancel, question }: ActionProps) {
  if (!btnText) return null;
  const confirm = () => {
    onConfirm?.();
    onClose();
  };
  return (
    <div className={styles.actions}>
      {href && !onConfirm ? (
        <ButtonLink href={href} target="_blank" rel="noopener noreferrer" onClick={onClose}>
          {btnText}
          <Icon name="external" />
        </ButtonLink>
      ) : (
        <Button onClick={confirm}>{btnText}</Button>
      )}
      {question && cancelText ? (
        <Button variant="secondary" onClick={cancel}>
          {cancelText}
        </Button>
      ) : null}
    </div>
  );
}

/** The content security policy forbids style attributes. */
function useWidth(card: RefObject<HTMLDivElement | null>, width: number | undefined) {
  useEffect(() => {
    if (width) card.current?.style.setProperty('max-inline-size', `${width}px`);
  }, [card, width]);
}

/** A question moves the focus to its first button and restores it afterwards. */
function useBorrowedFocus(card: RefObject<HTMLDivElement | null>, question: boolean) {
  useEffect(() => {
    if (!question) return;
    const before = document.activeElement;
    card.current?.querySelector<HTMLElement>('a, button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [card, question]);
}
