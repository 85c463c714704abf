/** Requirements: A11Y-04, AWARD-04 */
import moveCarousel from './carousel-script';

interface Given {
  calm?: boolean;
  saveData?: boolean;
  dir?: 'ltr' | 'rtl';
}

/** A carousel of six slides of 100 px, two of them visible, as the server sends it. */
function open({ calm = false, saveData = false, dir = 'ltr' }: Given = {}) {
  const preference = Object.assign(new EventTarget(), { matches: calm });
  window.matchMedia = jest.fn().mockReturnValue(preference);
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  Object.defineProperty(document, 'hidden', { configurable: true, writable: true, value: false });
  document.dir = dir;
  document.body.innerHTML =
    '<section><button data-toggle></button><button id="next"></button><div tabindex="0"><ul><li></li></ul></div></section><a href="#">After</a>';
  const section = document.body.firstElementChild as HTMLElement;
  const viewport = section.querySelector('div') as HTMLElement;
  const moves: ScrollToOptions[] = [];
  Object.defineProperties(viewport, {
    scrollWidth: { value: 600 },
    clientWidth: { value: 200 },
    scrollTo: {
      value(options: ScrollToOptions) {
        moves.push(options);
        viewport.scrollLeft = options.left ?? 0;
      },
    },
  });
  Object.defineProperty(viewport.querySelector('li'), 'offsetWidth', { value: 100 });
  moveCarousel(section);
  const places = () => moves.map(({ left }) => left);
  return {
    section,
    viewport,
    moves,
    places,
    toggle: section.querySelector('button') as HTMLButtonElement,
    next: section.querySelector('#next') as HTMLButtonElement,
    after: document.querySelector('a') as HTMLAnchorElement,
    preference,
    /** Number of moves within ten seconds. */
    count: () => {
      moves.length = 0;
      jest.advanceTimersByTime(10_000);
      return moves.length;
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['ltr', [100, 200, 300, 400, 0, 100]],
  ['rtl', [-100, -200, -300, -400, 0, -100]],
] as const)('%s: moves by one slide every five seconds, and from the last to the first', (dir, expected) => {
  const { places } = open({ dir });
  jest.advanceTimersByTime(4999);
  expect(places()).toEqual([]);
  jest.advanceTimersByTime(25_001);
  expect(places()).toEqual(expected);
});

test('it continues from the slide to which the visitor has scrolled', () => {
  const { viewport, places } = open();
  viewport.scrollLeft = 190;
  jest.advanceTimersByTime(5000);
  expect(places()).toEqual([300]);
});

test('it does not move under the pointer, or while a slide or a navigation button has the focus', () => {
  const { viewport, next, after, count } = open();
  viewport.dispatchEvent(new Event('pointerenter'));
  expect(count()).toBe(0);
  viewport.dispatchEvent(new Event('pointerleave'));
  expect(count()).toBe(2);
  for (const place of [viewport, next]) {
    place.focus();
    expect(count()).toBe(0);
    after.focus();
    expect(count()).toBe(2);
  }
});

test('after Pause it never moves; after Play it moves although the button has the focus', () => {
  const { section, viewport, toggle, count } = open();
  expect(section.hasAttribute('data-paused')).toBe(false);
  toggle.focus();
  expect(count()).toBe(2);
  toggle.click();
  expect(section.hasAttribute('data-paused')).toBe(true);
  viewport.dispatchEvent(new Event('pointerenter'));
  viewport.dispatchEvent(new Event('pointerleave'));
  toggle.blur();
  expect(count()).toBe(0);
  toggle.focus();
  toggle.click();
  expect([section.hasAttribute('data-paused'), count()]).toEqual([false, 2]);
});

test.each([
  ['less motion', { calm: true }, 'instant'],
  ['less data', { saveData: true }, 'smooth'],
] as const)('with %s it waits for Play', (_, given, behavior) => {
  const { section, toggle, moves, count } = open(given);
  expect([section.hasAttribute('data-paused'), count()]).toEqual([true, 0]);
  toggle.click();
  expect(count()).toBe(2);
  expect(moves[0]?.behavior).toBe(behavior);
});

test("it stops when the visitor's preference changes to less motion", () => {
  const { preference, count } = open();
  preference.matches = true;
  preference.dispatchEvent(new Event('change'));
  expect(count()).toBe(0);
});

test('it does not move in a hidden tab', () => {
  const { count } = open();
  Object.assign(document, { hidden: true });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(count()).toBe(0);
  Object.assign(document, { hidden: false });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(count()).toBe(2);
});

test('a cancelled event prevents scrolling', () => {
  const { section, count } = open();
  const take = jest.fn((event: Event) => event.preventDefault());
  section.addEventListener('advance', take);
  expect(count()).toBe(0);
  expect(take).toHaveBeenCalledTimes(2);
});
