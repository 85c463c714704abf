import type { GeoPoint } from './projection';

/** A ridge as a line of summits, WGS84, simplified: it shows where hills are, not how high. */
interface Ridge {
  line: readonly GeoPoint[];
  /** Width of the hill at its base, in km. */
  width: number;
}

const ridge = (width: number, ...line: [lat: number, lon: number][]): Ridge => ({
  width,
  line: line.map(([lat, lon]) => ({ lat, lon })),
});

export const HOLY_SITES_RIDGES: readonly Ridge[] = [
  ridge(1.1, [21.441, 39.803], [21.433, 39.813], [21.429, 39.822]),
  ridge(1.1, [21.4215, 39.8335], [21.418, 39.842], [21.4115, 39.849]),
  ridge(1.3, [21.411, 39.806], [21.401, 39.815], [21.391, 39.821]),
  ridge(1.4, [21.46, 39.856], [21.4545, 39.862]),
  ridge(1.7, [21.389, 39.84], [21.3775, 39.851], [21.366, 39.857]),
  ridge(1.5, [21.437, 39.87], [21.4315, 39.887], [21.427, 39.903], [21.419, 39.918]),
  ridge(1.3, [21.409, 39.869], [21.4005, 39.887], [21.393, 39.9]),
  ridge(1.6, [21.412, 39.936], [21.408, 39.953], [21.396, 39.968]),
  ridge(1.1, [21.3865, 39.916], [21.379, 39.929], [21.373, 39.943]),
  ridge(1, [21.3805, 39.953], [21.376, 39.963]),
  ridge(1.9, [21.387, 39.985], [21.382, 40.004], [21.367, 40.017], [21.349, 40.021], [21.332, 40.016]),
  ridge(1.3, [21.363, 39.905], [21.351, 39.919], [21.338, 39.929]),
  ridge(0.5, [21.3565, 39.9835], [21.3545, 39.985]),
];
