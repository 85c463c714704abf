import type { GeoPoint } from './projection';

/** The places on maps, in WGS84 degrees, the centre of a large place; names: `content.places.<key>`. */
export const PLACES = {
  grandMosque: { lat: 21.4225, lon: 39.8262 },
  jamarat: { lat: 21.4214, lon: 39.8728 },
  mina: { lat: 21.4135, lon: 39.8938 },
  muzdalifah: { lat: 21.3925, lon: 39.9378 },
  namirah: { lat: 21.3529, lon: 39.9667 },
  arafah: { lat: 21.3547, lon: 39.9839 },
  hira: { lat: 21.4575, lon: 39.859 },
  thawr: { lat: 21.3775, lon: 39.8508 },
  tanim: { lat: 21.4675, lon: 39.8011 },
  prophetsMosque: { lat: 24.4683, lon: 39.6108 },
  quba: { lat: 24.4392, lon: 39.6172 },
  qiblatayn: { lat: 24.4841, lon: 39.5789 },
  baqi: { lat: 24.4672, lon: 39.6161 },
  uhud: { lat: 24.5103, lon: 39.6139 },
  dhuAlHulayfah: { lat: 24.41372, lon: 39.54243 },
  juhfah: { lat: 22.705, lon: 39.147 },
  qarn: { lat: 21.633, lon: 40.428 },
  yalamlam: { lat: 20.518, lon: 39.871 },
  dhatIrq: { lat: 21.93, lon: 40.426 },
} as const satisfies Record<string, GeoPoint>;

export type PlaceKey = keyof typeof PLACES;
