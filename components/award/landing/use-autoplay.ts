import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

const SLIDE_MS = 5000;
const CALM = '(prefers-reduced-motion: reduce)';

/**
 * Moves the carousel on while someone wants it to and nobody holds it: it stands still under the pointer, with
 * the focus inside and from the start with reduced motion (WCAG 2.2.2).
 */
export function useAutoplay(carousel: UseEmblaCarouselType[1]) {
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
