'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { MenuTexts } from '@/lib/admin/browser/command-menu';
import { areKeysOff, isMenuKey } from '@/lib/admin/browser/menu-key';

interface Props {
  /** Id of the menu's dialog. */
  dialog: string;
  texts: MenuTexts;
  children: ReactNode;
}

/** The button of the command menu and its key. The script of the menu loads when it is first opened. */
export function MenuScript({ dialog, texts, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    const menu = document.getElementById(dialog) as HTMLDialogElement;
    const field = menu.querySelector('input');
    const focused = document.activeElement;
    if (field) field.value = '';
    // Before the script arrives, so that what is typed meanwhile is not lost.
    menu.showModal();
    field?.focus();
    import('@/lib/admin/browser/command-menu')
      .then(({ startMenu }) => startMenu(menu, texts, focused))
      // Without the script there are the navigation and the search form.
      .catch(() => menu.close());
  };
  // The list of pages may be longer than the screen.
  useEffect(
    () => document.querySelector('[data-desk-pages] [aria-current]')?.scrollIntoView({ block: 'nearest' }),
    [],
  );
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
