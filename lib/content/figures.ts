export const FIGURE_LABELS = {
  tawaf: ['stone', 'yemeni', 'hijr', 'maqam'],
  sai: ['safa', 'marwah', 'markers'],
  hajTypes: ['tamattu', 'qiran', 'ifrad', 'umrah', 'arafah', 'hady', 'release'],
  ihramMen: ['head', 'upper', 'lower', 'feet', 'shoulder'],
  ihramWomen: ['head', 'face', 'hands', 'dress'],
  stoning: ['small', 'middle', 'aqabah', 'way'],
  makkahRoute: ['departure', 'flight', 'arrival', 'lodging'],
  pilgrimCard: ['photo', 'name', 'lodging', 'company', 'code'],
  operatorCard: ['photo', 'name', 'employer', 'area', 'code'],
  star: ['square', 'turned', 'outline', 'lattice'],
} as const;

export type FigureKey = keyof typeof FIGURE_LABELS;
