import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from './icon';
import styles from './notice.module.css';

type Tone = 'info' | 'success' | 'warning' | 'error';

const ICONS: Record<Tone, IconName> = { info: 'info', success: 'check', warning: 'alert', error: 'alert' };

interface Props {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** `alert` is announced immediately, `status` can wait, none is part of the initial page. */
  role?: 'alert' | 'status';
  ref?: Ref<HTMLDivElement>;
}

/** A permanent message: information, success, warning or error. Its box can take the focus through `ref`. */
export function Notice({ tone, title, children, role, ref }: Props) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={role} ref={ref} tabIndex={ref ? -1 : undefined}>
      <Icon name={ICONS[tone]} />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
