import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import styles from '../admin.module.css';

interface Props {
  form: string;
  /** Version of the ranking that its reader has seen. */
  version: number;
  /** The buttons; the first one is the main step. */
  steps: readonly { to: string; label: string; isUndo?: true }[];
  /** What the steps do. */
  children?: ReactNode;
}

/** A step of the ranking of an edition: it is frozen, proposed, confirmed, taken back. */
export async function StepForm({ form, version, steps, children }: Props) {
  return (
    <form className={styles.change} method="post" action={noJavaScriptAddress(form, await getLocale())}>
      <input type="hidden" name="version" value={version} />
      {children}
      <p className={styles.actions}>
        {steps.map(({ to, label, isUndo }, index) => (
          <Button
            key={to}
            type="submit"
            name="to"
            value={to}
            variant={index === 0 && !isUndo ? 'primary' : 'secondary'}
          >
            {label}
          </Button>
        ))}
      </p>
    </form>
  );
}
