'use client';

import { Activity, type ComponentProps, lazy, use, useState } from 'react';
import uploader from '@/components/forms/uploader/uploader.module.css';
import errorSummary from '@/components/ui/error-summary.module.css';
import field from '@/components/ui/field.module.css';
import { getDraftKey, hasDraft } from '@/lib/forms/browser/draft';
import { onFirstInput } from '@/lib/forms/browser/first-input';
import type { ServiceForm } from './service-form';

type Props = ComponentProps<typeof ServiceForm>;

/** If the script cannot be fetched, the form stays as rendered and works as a plain post. */
const never = () => new Promise<never>(() => undefined);
const LazyForm = lazy(async () => {
  const { ServiceForm } = await import('./service-form').catch(never);
  return { default: ServiceForm };
});

/** React may render a page again until everything has loaded: each time it must find the same promise. */
const NOW = Promise.resolve();
const waits = new Map<string, Promise<void>>();

/** Resolves when the form's script is needed: on the first interaction, or if there is something to show. */
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

/** Referenced here, the styles of the server-rendered part load with the page; the others with the form's script. */
const STYLES = `${field.fields} ${errorSummary.errors} ${uploader.uploader}`;

/**
 * Works as the server rendered it; the script loads on the first interaction. An `Activity`, because the content of a
 * `Suspense` may be streamed later and inserted by a script.
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
