/** The texts of a page that editors may override. */
export type MetaField = 'title' | 'description' | 'card';

export const META_FIELDS: readonly MetaField[] = ['title', 'description', 'card'];

/**
 * Characters of each text: search engines cut longer titles and descriptions and make up their own for shorter
 * ones; a card holds four lines. The title is counted without the site's name.
 */
export const META_LENGTHS: Readonly<Record<MetaField, { min: number; max: number }>> = {
  title: { min: 2, max: 60 },
  description: { min: 50, max: 160 },
  card: { min: 2, max: 80 },
};

/** What is wrong with the length of a text, or null. */
export function judgeLength(field: MetaField, text: string): 'short' | 'long' | null {
  const { length } = [...text];
  if (length < META_LENGTHS[field].min) return 'short';
  return length > META_LENGTHS[field].max ? 'long' : null;
}
