/** Requirements: CONTENT-02 */
import { bowedPath, fitProjection, measureKm } from './projection';

const KAABA = { lat: 21.4225, lon: 39.8262 };
const ARAFAH = { lat: 21.3547, lon: 39.9839 };
const FRAME = { width: 400, height: 240, padding: { x: 40, y: 30 } };

describe('measureKm', () => {
  it.each([
    ['Dhu al-Hulayfah', { lat: 24.41372, lon: 39.54243 }, 334],
    ['al-Juhfah', { lat: 22.705, lon: 39.147 }, 159],
    ['Qarn al-Manazil', { lat: 21.633, lon: 40.428 }, 67],
    ['Yalamlam', { lat: 20.518, lon: 39.871 }, 101],
    ['Dhat Irq', { lat: 21.93, lon: 40.426 }, 84],
  ])('%s has the measured distance from the Kaaba', (_name, place, km) => {
    expect(Math.round(measureKm(KAABA, place))).toBe(km);
  });

  it('is zero for the same place and equal in both directions', () => {
    expect(measureKm(KAABA, KAABA)).toBe(0);
    expect(measureKm(KAABA, ARAFAH)).toBeCloseTo(measureKm(ARAFAH, KAABA), 9);
  });
});

describe('fitProjection', () => {
  const { project, unitsPerKm } = fitProjection([KAABA, ARAFAH], FRAME);

  it('keeps every place inside the padding', () => {
    for (const { x, y } of [KAABA, ARAFAH].map(project)) {
      expect(x).toBeGreaterThanOrEqual(39.99);
      expect(x).toBeLessThanOrEqual(360.01);
      expect(y).toBeGreaterThanOrEqual(29.99);
      expect(y).toBeLessThanOrEqual(210.01);
    }
  });

  it('puts east to the right and south at the bottom', () => {
    expect(project(ARAFAH).x).toBeGreaterThan(project(KAABA).x);
    expect(project(ARAFAH).y).toBeGreaterThan(project(KAABA).y);
  });

  it('draws a kilometre with the same length in every direction', () => {
    const [from, to] = [project(KAABA), project(ARAFAH)];
    const drawn = Math.hypot(to.x - from.x, to.y - from.y);
    expect(drawn / unitsPerKm).toBeCloseTo(measureKm(KAABA, ARAFAH), 2);
  });

  it('puts a single place in the centre', () => {
    expect(fitProjection([KAABA], FRAME).project(KAABA)).toEqual({ x: 200, y: 120 });
  });
});

test('curves the way back to the other side', () => {
  const [west, east] = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  expect(bowedPath(west, east, 0.16).middle.y).toBeLessThan(0);
  expect(bowedPath(east, west, 0.16).middle.y).toBeGreaterThan(0);
  expect(bowedPath(west, east, 0.16).d).toBe('M0 0Q50 -16 100 0');
});
