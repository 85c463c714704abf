'use client';

import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { Icon } from '@/components/ui/icon';
import type { Direction } from '@/lib/i18n/locales';
import styles from './fields.module.css';

interface Props {
  direction: Direction;
  texts: Record<'carousel' | 'previous' | 'next' | 'pause' | 'play', string>;
  /** The slides, list items. */
  children: ReactNode;
}

/**
 * The carousel around the slides: 1, 2, 3 or 4 at a time, depending on the width of the window.
 * `carousel-script` decides when it moves; the slides are scrolled until React runs, then Embla moves them.
 */
export function FieldsCarousel({ direction, texts, children }: Props) {
  const [viewport, carousel] = useEmblaCarousel({ direction, loop: true, align: 'start' });
  const section = useRef<HTMLElement>(null);
  useTakeOver(section, carousel);
  const scroll = useScroll(carousel);
  const scrollByKey = (event: KeyboardEvent) => {
    if (!carousel || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    scroll((event.key === 'ArrowRight') === (direction === 'ltr') ? 'scrollNext' : 'scrollPrev');
  };
  // Focusable, like every scrollable region.
  const region = { role: 'group', tabIndex: 0, 'aria-label': texts.carousel, onKeyDown: scrollByKey };
  return (
    // The script stores on the element whether it is paused.
    <section ref={section} aria-label={texts.carousel} suppressHydrationWarning>
      <div className={styles.controls}>
        {/* Outside of the island: it works while the page sleeps. */}
        <button className={styles.control} type="button" data-toggle="">
          <span className={styles.pause}>
            <Icon name="pause" />
            <span className="visually-hidden">{texts.pause}</span>
          </span>
          <span className={styles.play}>
            <Icon name="play" />
            <span className="visually-hidden">{texts.play}</span>
          </span>
        </button>
        <div className={styles.moves} data-island="">
          <button
            className={styles.control}
            type="button"
            onClick={() => scroll('scrollPrev')}
            aria-label={texts.previous}
          >
            <Icon name="chevron" className={styles.flipped} />
          </button>
          <button
            className={styles.control}
            type="button"
            onClick={() => scroll('scrollNext')}
            aria-label={texts.next}
          >
            <Icon name="chevron" />
          </button>
        </div>
      </div>
      <div className={styles.viewport} ref={viewport} data-ready={carousel ? '' : undefined} {...region}>
        <ul className={styles.track}>{children}</ul>
      </div>
    </section>
  );
}

type Carousel = UseEmblaCarouselType[1];
type Move = 'scrollNext' | 'scrollPrev';

/** Moves the carousel; moves that are requested before it is ready are applied once it is. */
function useScroll(carousel: Carousel) {
  const early = useRef<Move | null>(null);
  useEffect(() => {
    if (early.current) carousel?.[early.current]();
  }, [carousel]);
  return (move: Move) => {
    if (carousel) carousel[move]();
    else early.current = move;
  };
}

const CALM = '(prefers-reduced-motion: reduce)';

/**
 * Continues from the slide to which the sleeping page was scrolled, and takes over the moves of the script.
 */
function useTakeOver(section: RefObject<HTMLElement | null>, carousel: Carousel) {
  useLayoutEffect(() => {
    if (!carousel) return;
    const frame = carousel.rootNode();
    const [slide] = carousel.slideNodes();
    if (slide) carousel.scrollTo(Math.round(Math.abs(frame.scrollLeft) / slide.offsetWidth), true);
    frame.scrollLeft = 0;
    const advance = (event: Event) => {
      event.preventDefault();
      carousel.scrollNext(matchMedia(CALM).matches);
    };
    const { current } = section;
    current?.addEventListener('advance', advance);
    return () => current?.removeEventListener('advance', advance);
  }, [section, carousel]);
}
