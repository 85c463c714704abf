import { FOCAL_STEPS } from './image-schemas';

/** The names of controls are the paths of the body, so that its errors find them. */
export const DESCRIPTION_CONTROL = (locale: string) => `descriptions.${locale}`;
export const FOCUS_CONTROL = 'focus';

const POINTS = [
  ['topLeft', 'top', 'topRight'],
  ['left', 'middle', 'right'],
  ['bottomLeft', 'bottom', 'bottomRight'],
] as const;

/** The points that can be the focal point, row by row; the value is that of their control. */
export const FOCAL_POINTS = POINTS.flatMap((row, y) =>
  row.map((name, x) => ({ name, value: `${FOCAL_STEPS[x]} ${FOCAL_STEPS[y]}` })),
);
