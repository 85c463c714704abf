import { locateFromMakkah, projectFromMakkah } from './makkah-map';

const degrees = (bearing: number) => Math.round(((bearing * 180) / Math.PI + 360) % 360);

test.each([
  ['Medina, nearly due north', { latitude: 24.4683, longitude: 39.6108 }, 356, 339],
  ['London, north-west', { latitude: 51.51, longitude: -0.13 }, 326, 4780],
  ['Canberra, south-east', { latitude: -35.28, longitude: 149.13 }, 122, 13_070],
])('%s', (_name, place, bearing, kilometres) => {
  const located = locateFromMakkah(place);
  expect(Math.abs(degrees(located.bearing) - bearing)).toBeLessThanOrEqual(3);
  expect(Math.abs(located.kilometres - kilometres) / kilometres).toBeLessThan(0.02);
});

test('north is up and east is to the right', () => {
  const cairo = projectFromMakkah({ latitude: 30.04, longitude: 31.24 });
  expect(cairo.x).toBeLessThan(0);
  expect(cairo.y).toBeLessThan(0);
});
