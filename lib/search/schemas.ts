import { z } from 'zod';

/** Maximum length of a query (SEARCH-05). */
const MAX_QUERY_LENGTH = 200;

const text = z.string().trim().min(1, 'required').max(MAX_QUERY_LENGTH, 'tooLong');

export const searchQuery = z.object({
  text,
  page: z.coerce.number({ error: 'number' }).int('number').min(1, 'number').max(200, 'number').default(1),
});

export const suggestQuery = z.object({ text });

const hit = z.object({
  /** Address below the locale: `/Haj/Duties`. */
  path: z.string(),
  kind: z.string(),
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  publishedAt: z.string().nullable(),
});
export type SearchHit = z.infer<typeof hit>;

const searchResponse = z.object({
  data: z.object({
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    hits: z.array(hit),
    suggestions: z.array(z.string()),
  }),
});

const suggestResponse = z.object({
  data: z.array(z.object({ path: z.string(), kind: z.string(), title: z.string() })),
});

export const SEARCH_SCHEMAS = {
  findInPortal: {
    summary:
      'Pages and publications in the caller’s language that contain all words of the text, ten per page',
    query: searchQuery,
    response: searchResponse,
  },
  suggestPages: {
    summary: 'Titles that match the text typed so far',
    query: suggestQuery,
    response: suggestResponse,
  },
};
