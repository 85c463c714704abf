'use client';

import { type ChangeEvent, type DragEvent, type Ref, useState } from 'react';
import buttonStyles from '@/components/ui/button.module.css';
import { Icon } from '@/components/ui/icon';
import { ACCEPT } from '@/lib/forms/files/rules';
import styles from './uploader.module.css';

interface Props {
  name: string;
  ref: Ref<HTMLInputElement>;
  multiple: boolean;
  required: boolean;
  invalid: boolean;
  busy: boolean;
  buttonText: string;
  dropText: string;
  onFiles(files: readonly File[]): void;
}

/** The native file input, visually hidden, and its label: an area for clicks and dropped files. */
export function DropZone(props: Props) {
  const { name, ref, multiple, required, invalid, busy, buttonText, dropText, onFiles } = props;
  const [isOver, setIsOver] = useState(false);

  function change(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // Cleared, so that a file that was removed can be chosen again.
    event.target.value = '';
    if (files.length > 0) onFiles(files);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    if (!busy && event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
  }

  function dragOver(event: DragEvent) {
    event.preventDefault();
    setIsOver(true);
  }

  return (
    <div className={styles.chooser}>
      <input
        className={styles.input}
        type="file"
        id={name}
        name={name}
        ref={ref}
        accept={ACCEPT}
        multiple={multiple}
        disabled={busy}
        onChange={change}
        required={required}
        aria-invalid={invalid || undefined}
        aria-describedby={`${name}-hint${invalid ? ` ${name}-error` : ''}`}
      />
      <label
        className={styles.zone}
        htmlFor={name}
        data-over={isOver ? '' : undefined}
        onDrop={drop}
        onDragOver={dragOver}
        onDragLeave={() => setIsOver(false)}
      >
        <span className={`${buttonStyles.button} ${buttonStyles.secondary}`}>
          <Icon name="upload" />
          <span>{buttonText}</span>
        </span>
        <span className={styles.drop} aria-hidden="true">
          {dropText}
        </span>
      </label>
    </div>
  );
}
