'use client';

import { Activity, type ComponentProps, lazy, use, useState } from 'react';
import uploader from '@/components/forms/uploader/uploader.module.css';
import errorSummary from '@/components/ui/error-summary.module.css';
import field from '@/components/ui/field.module.css';
import { getDraftKey, hasDraft } from '@/lib/forms/browser/draft';
import { onFirstInput } from '@/lib/forms/browser/first-input';
import type { ServiceForm } from './service-form';

type Props = ComponentProps<typeof ServiceForm>;

/** Where the script cannot be had, the form stays as the server drew it, with all that was typed, and posts itself. */
const never = () => new Promise<never>(() => undefined);
const LazyForm = lazy(async () => {
  const { ServiceForm } = await import('./service-form').catch(never);
  return { default: ServiceForm };
});

/**
 * React draws a page anew whose words have changed since the server drew it, and begins again until all is there: each
 * time it must find the promise that it waited for before.
 */
const NOW = Promise.resolve();
const waits = new Map<string, Promise<void>>();

/** Resolves when the form's script is worth its bytes: when somebody begins, or something waits to be shown. */
function untilNeeded({ definition: { id }, errors, owner }: Props): Promise<void> {
  const isServer = typeof window === 'undefined';
  const isDrawn = () => document.getElementById(`form-${id}`) !== null;
  const isAwaited = () => Object.keys(errors).length > 0 || hasDraft(getDraftKey(id, owner)) || !isDrawn();
  if (isServer || isAwaited()) return NOW;
  const wait = waits.get(id) ?? new Promise<void>(onFirstInput);
  waits.set(id, wait);
  return wait;
}

function FormWhenNeeded({ isNeeded, ...props }: Props & { isNeeded: Promise<void> }) {
  use(isNeeded);
  return <LazyForm {...props} />;
}

/** Named here, the styles of what the server draws come with the page; the others come with the form's script. */
const STYLES = `${field.fields} ${errorSummary.errors} ${uploader.uploader}`;

/**
 * A form of the services that stands and works as the server drew it; its script comes with the first sign of use.
 * The boundary is an `Activity` because the server sends its content with the page: that of a `Suspense` may
 * follow later, to be put in its place by a script.
 */
export function LaterServiceForm(props: Props) {
  const [isNeeded] = useState(() => untilNeeded(props));
  return (
    <div className={STYLES}>
      <Activity>
        <FormWhenNeeded {...props} isNeeded={isNeeded} />
      </Activity>
    </div>
  );
}
