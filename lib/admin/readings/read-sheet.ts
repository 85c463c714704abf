import type { BodyOf } from '@/lib/api/contract/endpoint';
import type { READING_ENDPOINTS } from './reading-endpoints';

/** The body of the call for the controls of a score sheet, in browser and server; empty controls are left out. */
export function readSheet(texts: URLSearchParams): BodyOf<typeof READING_ENDPOINTS.saveSheet> {
  const given = [...texts].filter(([, value]) => value.trim() !== '');
  const below = (prefix: string) =>
    given.flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : [],
    );
  return {
    id: texts.get('id') ?? '',
    savedAt: texts.get('savedAt') ?? '',
    scores: Object.fromEntries(below('scores.').map(([key, value]) => [key, Number(value)])),
    comments: Object.fromEntries(below('comments.')),
  };
}
