'use client';

import { useWatch } from 'react-hook-form';
import { Uploader } from '@/components/forms/uploader/uploader';
import { Checkbox } from '@/components/ui/checkbox';
import { listItems, namesFieldOf } from '@/lib/forms/browser/browser-values';
import type { ControlProps } from './form-question';
import styles from './service-form.module.css';

function Box({ looks, answer, register }: ControlProps) {
  return <Checkbox value="true" defaultChecked={answer === true} {...register} {...looks} />;
}

/** The uploader holds the files, because a browser cannot restore a file input. A draft keeps their names. */
function Files({ field, texts, form, busy, looks: { id, hint, error, optionalLabel } }: ControlProps) {
  const { name } = field;
  const items = listItems({ [name]: useWatch({ control: form.control, name }) }, name);
  if (field.kind !== 'file' || !texts.uploader) return null;
  const onChange = (changed: typeof items) => {
    form.setValue(name, changed, { shouldTouch: true, shouldValidate: true });
    const names = changed.filter(({ file }) => file).map((item) => item.name);
    form.setValue(namesFieldOf(name), names);
  };
  // A refused file shows its reason beside its name.
  const isRefused = items.some(({ state }) => state === 'failed');
  return (
    <div className={styles.files}>
      <Uploader
        name={id}
        texts={texts.uploader}
        maxFiles={field.maxFiles}
        label={texts.label}
        hint={hint}
        optionalLabel={optionalLabel}
        error={isRefused ? undefined : error}
        items={items}
        onChange={onChange}
        busy={busy}
      />
    </div>
  );
}

export const ATTACH_CONTROLS = { file: Files, checkbox: Box };
