import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

type Variant = 'primary' | 'secondary' | 'plain' | 'quiet' | 'inverse' | 'danger';

interface Looks {
  variant?: Variant;
  size?: 'medium' | 'large';
  children: ReactNode;
}

function classesOf({ variant = 'primary', size }: Pick<Looks, 'variant' | 'size'>, extra = ''): string {
  return `${styles.button} ${styles[variant]} ${size === 'large' ? styles.large : ''} ${extra}`.trim();
}

/** A button. `type` defaults to `button`, so that it does not submit a form by accident. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: Looks & ComponentProps<'button'>) {
  return <button type={type} className={classesOf({ variant, size }, className)} {...rest} />;
}

export function ButtonLink({ variant, size, className, ...rest }: Looks & ComponentProps<'a'>) {
  return <a className={classesOf({ variant, size }, className)} {...rest} />;
}
