'use client';

import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import type { Direction } from '@/lib/i18n/locales';
import styles from './fields.module.css';

interface Props {
  direction: Direction;
  labels: Record<'carousel' | 'previous' | 'next' | 'pause' | 'play', string>;
  /** The slides, list items. */
  children: ReactNode;
}

/** The moving frame around the slides: 1, 2, 3 or 4 at a time, by the width of the window. */
export function FieldsCarousel({ direction, labels, children }: Props) {
  const [viewport, carousel] = useEmblaCarousel({ direction, loop: true, align: 'start' });
  const { wanted, moving, toggle, hold } = useAutoplay(carousel);
  const scroll = useScroll(carousel);
  return (
    <section aria-label={labels.carousel} data-island="" data-moving={moving} {...hold}>
      <div className={styles.controls}>
        <Control icon="chevron" flipped label={labels.previous} onPress={() => scroll('scrollPrev')} />
        <Control
          icon={wanted ? 'pause' : 'play'}
          label={wanted ? labels.pause : labels.play}
          onPress={toggle}
        />
        <Control icon="chevron" label={labels.next} onPress={() => scroll('scrollNext')} />
      </div>
      {/* Until the script is there the slides are scrolled by hand, by keys too. */}
      <div
        className={styles.viewport}
        ref={viewport}
        data-ready={carousel ? '' : undefined}
        {...(carousel ? {} : { role: 'group', 'aria-label': labels.carousel, tabIndex: 0 })}
      >
        <ul className={styles.track}>{children}</ul>
      </div>
    </section>
  );
}

interface ControlProps {
  icon: IconName;
  label: string;
  flipped?: boolean;
  onPress(): void;
}

function Control({ icon, label, flipped, onPress }: ControlProps) {
  return (
    <button className={styles.control} type="button" onClick={onPress} aria-label={label}>
      <Icon name={icon} className={flipped ? styles.flipped : ''} />
    </button>
  );
}

type Move = 'scrollNext' | 'scrollPrev';

/** Moves the carousel; what is pressed before it stands is done once it does. */
function useScroll(carousel: UseEmblaCarouselType[1]) {
  const early = useRef<Move | null>(null);
  useEffect(() => {
    if (early.current) carousel?.[early.current]();
  }, [carousel]);
  return (move: Move) => {
    if (carousel) carousel[move]();
    else early.current = move;
  };
}

const SLIDE_MS = 5000;
const CALM = '(prefers-reduced-motion: reduce)';

/**
 * Moves the carousel on while someone wants it to and nobody holds it: it stands still under the pointer, with
 * the focus inside and from the start with reduced motion (WCAG 2.2.2).
 */
function useAutoplay(carousel: UseEmblaCarouselType[1]) {
  const [wanted, setWanted] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    const calm = matchMedia(CALM);
    const follow = () => setWanted(!calm.matches);
    follow();
    calm.addEventListener('change', follow);
    return () => calm.removeEventListener('change', follow);
  }, []);

  const moving = wanted && !hovered && !focused;
  useEffect(() => {
    if (!carousel || !moving) return;
    const id = setInterval(() => carousel.scrollNext(), SLIDE_MS);
    return () => clearInterval(id);
  }, [carousel, moving]);

  return {
    wanted,
    moving,
    toggle: () => setWanted(!wanted),
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
