import { z } from 'zod';

/** `OpenData/GetUsage`: downloads by file, the requests for data sets that came in, and how many are answered. */
export const openDataUsage = z.object({
  data: z.object({
    downloads: z.array(z.object({ file: z.string(), downloads: z.int() })),
    requests: z.int(),
    answered: z.int(),
  }),
});
export type OpenDataUsage = z.infer<typeof openDataUsage>['data'];
