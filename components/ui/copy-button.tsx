'use client';

import { useState } from 'react';
import { Button } from './button';
import { Icon } from './icon';

/** If the browser denies access to the clipboard, the text can still be selected by hand. */
export function CopyButton({ text, label, doneLabel }: { text: string; label: string; doneLabel: string }) {
  const [isDone, setIsDone] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(text).then(
      () => setIsDone(true),
      () => setIsDone(false),
    );
  };
  return (
    <>
      <Button variant="secondary" onClick={copy}>
        <Icon name={isDone ? 'check' : 'copy'} />
        {label}
      </Button>
      <span className="visually-hidden" role="status">
        {isDone ? doneLabel : ''}
      </span>
    </>
  );
}
