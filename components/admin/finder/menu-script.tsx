'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { MenuTexts } from '@/lib/admin/browser/command-menu';
import { areKeysOff, isMenuKey } from '@/lib/admin/browser/menu-key';

interface Props {
  /** Id of the dialog of the menu. */
  dialog: string;
  texts: MenuTexts;
  children: ReactNode;
}

/** The button of the command menu and its key. The script of the menu loads when it is first opened. */
export function MenuScript({ dialog, texts, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    import('@/lib/admin/browser/command-menu')
      .then(({ openMenu }) => openMenu(document.getElementById(dialog) as HTMLDialogElement, texts))
      // Without the script there are the navigation and the search form.
      .catch(() => undefined);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isMenuKey(event) || areKeysOff() || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      button.current?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <Button
      ref={button}
      variant="secondary"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={open}
    >
      {children}
    </Button>
  );
}
