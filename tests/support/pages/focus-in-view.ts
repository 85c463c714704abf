import type { Page } from '@playwright/test';

/**
 * Focuses each tab stop of a page in turn, and lists those that are then hidden: outside the window, clipped,
 * faded or covered (WCAG 2.4.11), or without a visible focus ring (2.4.7).
 * @param which `focused` looks only at the one that has the focus
 */
export function findLostFocus(page: Page, which: 'all' | 'focused' = 'all'): Promise<string[]> {
  return page.evaluate(async (stops) => {
    const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

    /** The visible element of a control: itself, or the label of a visually hidden one. */
    const lookOf = (stop: HTMLElement) => {
      const label = 'labels' in stop ? (stop.labels as NodeListOf<HTMLElement>)[0] : undefined;
      const { width } = stop.getBoundingClientRect();
      return label && (width <= 1 || getComputedStyle(stop).opacity === '0') ? label : stop;
    };

    /**
     * How many of nine sample points in the window are visible, and whether enough of them are in the window.
     */
    const isSeen = (look: HTMLElement) => {
      const [box] = look.getClientRects();
      if (!box) return false;
      const left = Math.max(box.left, 0);
      const right = Math.min(box.right, innerWidth);
      const top = Math.max(box.top, 0);
      const bottom = Math.min(box.bottom, innerHeight);
      const isInside = right - left >= Math.min(box.width, 20) && bottom - top >= Math.min(box.height, 20);
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
      const seen = points.filter(([x, y]) => {
        const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
        return hit !== null && (look.contains(hit) || hit.contains(look));
      });
      return isInside && seen.length >= 3;
    };

    const isFaded = (look: HTMLElement) => {
      for (let at: HTMLElement | null = look; at; at = at.parentElement)
        if (getComputedStyle(at).maskImage !== 'none') return true;
      return false;
    };

    const lost: string[] = [];
    for (const stop of document.querySelectorAll<HTMLElement>(stops === 'all' ? STOPS : ':focus')) {
      const isStop = stop.tabIndex >= 0 && !stop.matches(':disabled, [type="hidden"]');
      if (!isStop || !stop.checkVisibility({ visibilityProperty: true })) continue;
      stop.focus();
      if (document.activeElement !== stop) continue;
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish();
      await nextFrame();
      const look = lookOf(stop);
      const name = `${stop.tagName} ${(stop.ariaLabel ?? look.textContent ?? '').trim().slice(0, 40)}`;
      if (!isSeen(look)) lost.push(`out of sight: ${name} ${JSON.stringify(stop.getBoundingClientRect())}`);
      else if (isFaded(look)) lost.push(`faded: ${name}`);
    }
    return lost;
  }, which);
}
