'use client';

import { Checkbox } from '@/components/ui/checkbox';
import { Uploader } from '@/components/ui/uploader/uploader';
import type { ControlProps } from './form-question';
import styles from './service-form.module.css';

function Box({ looks, answer, register }: ControlProps) {
  return <Checkbox value="true" defaultChecked={answer === true} {...register} {...looks} />;
}

function Files({ field, texts, looks: { id, hint, error, optionalLabel }, files }: ControlProps) {
  if (field.kind !== 'file' || !files || !texts.uploader) return null;
  // A refused file has its reason beside its name.
  const isRefused = files.items.some(({ state }) => state === 'failed');
  return (
    <div className={styles.files}>
      <Uploader
        name={id}
        words={texts.uploader}
        maxFiles={field.maxFiles}
        label={texts.label}
        hint={hint}
        optionalLabel={optionalLabel}
        error={isRefused ? undefined : error}
        {...files}
      />
    </div>
  );
}

/** Controls of what is attached and what is agreed to. */
export const ATTACH_CONTROLS = { file: Files, checkbox: Box };
