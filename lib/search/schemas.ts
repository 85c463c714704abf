import { z } from 'zod';

/** Longest text that is looked for (SEARCH-05). */
const MAX_QUERY_LENGTH = 200;

const text = z.string().trim().min(1, 'required').max(MAX_QUERY_LENGTH, 'tooLong');

/** `Search/Find`: what is looked for and which page of ten. */
export const searchQuery = z.object({
  text,
  page: z.coerce.number({ error: 'number' }).int('number').min(1, 'number').max(200, 'number').default(1),
});

/** `Search/Suggest`: what has been typed so far. */
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

/** A page of hits, the best first; words that were perhaps meant, where nothing was found. */
const searchResponse = z.object({
  data: z.object({
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    hits: z.array(hit),
    suggestions: z.array(z.string()),
  }),
});

/** Titles that fit what has been typed so far. */
const suggestResponse = z.object({
  data: z.array(z.object({ path: z.string(), kind: z.string(), title: z.string() })),
});

/** What the calls of the search take and answer. */
export const SEARCH_SCHEMAS = {
  findInPortal: {
    summary:
      'Pages and publications in the language of the caller that hold all words of the text, ten a page',
    query: searchQuery,
    response: searchResponse,
  },
  suggestPages: {
    summary: 'Titles that fit what has been typed so far',
    query: suggestQuery,
    response: suggestResponse,
  },
};
