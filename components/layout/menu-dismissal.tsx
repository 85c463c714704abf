'use client';

import { useEffect } from 'react';

function closeGroups(menu: HTMLElement): HTMLElement | null {
  const open = menu.querySelector<HTMLDetailsElement>('details[open]');
  if (!open) return null;
  open.open = false;
  return open.querySelector('summary');
}

/** Closes the open group of the menu on Escape, which gives the focus back, and on a press outside. */
export function MenuDismissal({ menuId }: { menuId: string }) {
  useEffect(() => {
    const menu = document.getElementById(menuId);
    if (!menu) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && menu.contains(document.activeElement)) closeGroups(menu)?.focus();
    };
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.contains(event.target)) closeGroups(menu);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [menuId]);
  return null;
}
