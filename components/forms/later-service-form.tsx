'use client';

import { Activity, type ComponentProps, lazy, use, useState } from 'react';
import errorSummary from '@/components/ui/error-summary.module.css';
import field from '@/components/ui/field.module.css';
import uploader from '@/components/ui/uploader/uploader.module.css';
import { getDraftKey, hasDraft } from '@/lib/forms/draft';
import { onFirstInput } from '@/lib/forms/first-input';
import type { ServiceForm } from './service-form';
import { useHydrated } from './use-hydrated';

type Props = ComponentProps<typeof ServiceForm>;

/** Where the script cannot be had, the form stays as the server drew it, with all that was typed, and posts itself. */
const never = () => new Promise<never>(() => undefined);
const LazyForm = lazy(async () => {
  const { ServiceForm } = await import('./service-form').catch(never);
  return { default: ServiceForm };
});

/** One for all: a form that is drawn in the browser is begun anew until its script is there, with the same promise. */
const NOW = Promise.resolve();

/**
 * Resolves when the form's script is worth its bytes: when somebody begins, or something waits to be shown.
 * @param isDrawn the server has drawn the form, and the page that it drew is kept
 */
function untilNeeded({ definition, errors, owner }: Props, isDrawn: boolean): Promise<void> {
  const isServer = typeof window === 'undefined';
  const isAwaited = () => Object.keys(errors).length > 0 || hasDraft(getDraftKey(definition.id, owner));
  return isServer || !isDrawn || isAwaited() ? NOW : new Promise(onFirstInput);
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
  const isHydrated = useHydrated();
  const [isNeeded] = useState(() => untilNeeded(props, !isHydrated));
  return (
    <div className={STYLES}>
      <Activity>
        <FormWhenNeeded {...props} isNeeded={isNeeded} />
      </Activity>
    </div>
  );
}
