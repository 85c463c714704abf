'use client';

import { useEffect, useRef, useState } from 'react';
import styles from './prize-menu.module.css';

interface Props {
  label: string;
  items: readonly { id: string; label: string }[];
}

/** The menu of the award: links to the sections, the one being read marked. Without script they are links. */
export function PrizeMenu({ label, items }: Props) {
  const current = useCurrentSection(items);
  const list = useRef<HTMLUListElement>(null);

  // On narrow screens the menu is a line to scroll: it keeps the marked link in view.
  useEffect(() => {
    const line = list.current;
    const link = line?.querySelector<HTMLElement>(`a[href="#${current}"]`);
    if (!line || !link || line.scrollWidth <= line.clientWidth) return;
    line.scrollTo({ left: link.offsetLeft - (line.clientWidth - link.offsetWidth) / 2 });
  }, [current]);

  return (
    <nav className={styles.menu} aria-label={label}>
      <ul className={styles.list} ref={list}>
        {items.map(({ id, label: text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last section whose top has passed the upper third of the window. */
function useCurrentSection(items: Props['items']): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const sections = items.flatMap(({ id }) => document.getElementById(id) ?? []);
    const read = () => {
      const passed = sections.filter((section) => section.getBoundingClientRect().top < innerHeight / 3);
      setCurrent(passed.at(-1)?.id ?? null);
    };
    const observer = new IntersectionObserver(read, { rootMargin: '-33% 0px -66% 0px' });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [items]);
  return current;
}
