export const TYPE_SAMPLES = ['title', 'heading', 'subheading', 'text', 'note'] as const;

export type TypeSample = (typeof TYPE_SAMPLES)[number];

/** Size in rem (1 rem is 16 pixels unless the reader has changed it) and weight of each. */
export const TYPE_SCALE: Record<TypeSample, { rem: number; weight: number }> = {
  title: { rem: 3, weight: 700 },
  heading: { rem: 2.25, weight: 700 },
  subheading: { rem: 1.25, weight: 700 },
  text: { rem: 1, weight: 400 },
  note: { rem: 0.875, weight: 400 },
};
