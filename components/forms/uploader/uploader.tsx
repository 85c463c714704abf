'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FieldError, LabelText } from '@/components/ui/field';
import fieldStyles from '@/components/ui/field.module.css';
import type { UploadItem } from '@/lib/forms/files/upload-item';
import { nameFile, type UploaderTexts } from '@/lib/forms/files/uploader-texts';
import { DropZone } from './drop-zone';
import { FileRow, RefusedFiles } from './file-row';
import styles from './uploader.module.css';
import { focusAfterRemoval, useChosenFiles } from './use-chosen-files';

interface Props {
  /** Id and name of the file input. */
  name: string;
  label: string;
  hint?: ReactNode;
  optionalLabel?: string | undefined;
  /** An error message of the form, such as a required file that is missing. */
  error?: string | undefined;
  items: readonly UploadItem[];
  onChange(items: UploadItem[]): void;
  texts: UploaderTexts;
  /** More than one makes a list; a single file is replaced by the next one. */
  maxFiles?: number;
  /** Files are being uploaded: nothing can be added or removed. */
  busy?: boolean;
}

/** Validates each file immediately, and lists them with their states. */
export function Uploader(props: Props) {
  const { name, label, hint, optionalLabel, error, items, onChange } = props;
  const { texts, maxFiles = 1, busy = false } = props;
  const { sentences } = texts;
  const multiple = maxFiles > 1;
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [heard, setHeard] = useState('');
  const { refused, isChecking, take, forgetRefused } = useChosenFiles({ items, maxFiles, onChange });
  const addFirst = useRef(add);
  useEffect(() => {
    // Files that were chosen before the page's script loaded.
    const early = [...(input.current?.files ?? [])];
    if (!input.current || early.length === 0) return;
    input.current.value = '';
    void addFirst.current(early);
  }, []);

  async function add(files: readonly File[]) {
    const added = await take(files);
    setHeard(added.map((file) => nameFile(sentences.added, file.name)).join('. '));
  }

  function remove(item: UploadItem, index: number) {
    focusAfterRemoval(list.current, index, input.current);
    onChange(items.filter(({ id }) => id !== item.id));
    forgetRefused();
    setHeard(nameFile(sentences.removed, item.name));
  }

  const chooseKey = items.length === 0 ? 'choose' : multiple ? 'add' : 'replace';
  return (
    <div className={`${fieldStyles.field} ${styles.uploader}`} data-invalid={error ? '' : undefined}>
      <label className={fieldStyles.label} htmlFor={name}>
        <LabelText label={label} optionalLabel={optionalLabel} />
      </label>
      <div className={fieldStyles.hint} id={`${name}-hint`}>
        {hint} {texts.limits}
      </div>
      {items.length > 0 ? (
        <ul className={styles.list} ref={list} aria-label={texts.files}>
          {items.map((item, index) => (
            <FileRow
              key={item.id}
              item={busy && item.file ? { ...item, state: 'uploading' } : item}
              texts={texts}
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
        buttonText={isChecking ? sentences.checking : sentences[chooseKey]}
        dropText={sentences.drop}
        onFiles={add}
      />
      <RefusedFiles refused={refused} texts={texts} />
      <FieldError id={name} error={error} />
      <p className="visually-hidden" role="status">
        {heard}
      </p>
    </div>
  );
}
