'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { FieldError, LabelText } from '@/components/ui/field';
import fieldStyles from '@/components/ui/field.module.css';
import type { UploadItem } from '@/lib/files/upload-item';
import { DropZone } from './drop-zone';
import { FileRow } from './file-row';
import { focusAfterRemoval } from './focus-after-removal';
import { isolate } from './isolate';
import { RefusedFiles } from './refused-files';
import styles from './uploader.module.css';
import { useChosenFiles } from './use-chosen-files';
import { getLimits, useFaultText } from './use-fault-text';

interface Props {
  /** Id and name of the file input. */
  name: string;
  label: string;
  hint?: ReactNode;
  optionalLabel?: string | undefined;
  /** Message of a broken rule of the form, such as a required file that is missing. */
  error?: string | undefined;
  items: readonly UploadItem[];
  onChange(items: UploadItem[]): void;
  multiple?: boolean;
  maxFiles?: number;
  /** Files travel: nothing can be added or removed. */
  busy?: boolean;
}

/** Chooses files by button, keyboard or drop, judges each at once, and lists them with their states. */
export function Uploader(props: Props) {
  const { name, label, hint, optionalLabel, error, items, onChange } = props;
  const { multiple = false, maxFiles = 1, busy = false } = props;
  const t = useTranslations('uploader');
  const faultText = useFaultText(maxFiles);
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [heard, setHeard] = useState('');
  const { refused, isChecking, take, forgetRefused } = useChosenFiles({
    items,
    multiple,
    maxFiles,
    onChange,
  });

  async function add(files: readonly File[]) {
    const added = await take(files);
    setHeard(added.map((file) => t('added', { name: isolate(file.name) })).join('. '));
  }

  function remove(item: UploadItem, index: number) {
    focusAfterRemoval(list.current, index, input.current);
    onChange(items.filter(({ id }) => id !== item.id));
    forgetRefused();
    setHeard(t('removed', { name: isolate(item.name) }));
  }

  const chooseKey = items.length === 0 ? 'choose' : multiple ? 'add' : 'replace';
  return (
    <div className={`${fieldStyles.field} ${styles.uploader}`} data-invalid={error ? '' : undefined}>
      <label className={fieldStyles.label} htmlFor={name}>
        <LabelText label={label} optionalLabel={optionalLabel} />
      </label>
      <div className={fieldStyles.hint} id={`${name}-hint`}>
        {hint} {t(multiple ? 'limits.several' : 'limits.one', getLimits(maxFiles))}
      </div>
      {items.length > 0 ? (
        <ul className={styles.list} ref={list} aria-label={t('files', { label })}>
          {items.map((item, index) => (
            <FileRow
              key={item.id}
              item={item}
              faultText={item.fault && faultText(item.fault, item.name)}
              onRemove={busy || item.url ? undefined : () => remove(item, index)}
            />
          ))}
        </ul>
      ) : null}
      <DropZone
        name={name}
        ref={input}
        multiple={multiple}
        required={!optionalLabel}
        invalid={Boolean(error)}
        busy={busy}
        buttonText={isChecking ? t('checking') : t(chooseKey)}
        dropText={t('drop')}
        onFiles={add}
      />
      <RefusedFiles refused={refused} maxFiles={maxFiles} />
      <FieldError id={name} error={error} />
      <p className="visually-hidden" role="status">
        {heard}
      </p>
    </div>
  );
}
