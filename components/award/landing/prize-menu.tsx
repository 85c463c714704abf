'use client';

import { useEffect, useRef, useState } from 'react';
import styles from './prize-menu.module.css';

interface Props {
  label: string;
  items: readonly { id: string; label: string }[];
}

/**
 * The menu of the award: links to the sections, with the one in view marked. Without script they are plain
 * links.
 */
export function PrizeMenu({ label, items }: Props) {
  const current = useCurrentSection();
  const list = useRef<HTMLUListElement>(null);

  // On narrow screens the menu scrolls sideways: it keeps the marked link in view.
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

/**
 * The section that crosses a line at one third of the window height. Between two sections the previous one
 * stays current; above the first there is none. A section that is not in the menu has no mark.
 */
function useCurrentSection(): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const sections = [...document.querySelectorAll<HTMLElement>('main section[id]')];
    const follow = () => {
      const passed = sections.findLast((section) => section.getBoundingClientRect().top <= innerHeight / 3);
      setCurrent(passed?.id ?? null);
    };
    // Called whenever a section starts or stops crossing the line.
    const observer = new IntersectionObserver(follow, { rootMargin: '-33% 0px -66% 0px' });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return current;
}
