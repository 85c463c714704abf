import { z } from 'zod';

const openDataUsage = z.object({
  data: z.object({
    downloads: z.array(z.object({ file: z.string(), downloads: z.int() })),
    requests: z.int(),
    answered: z.int(),
  }),
});
export type OpenDataUsage = z.infer<typeof openDataUsage>['data'];

export const OPEN_DATA_SCHEMAS = {
  getOpenDataUsage: {
    summary:
      'How often each file of the open-data library was downloaded, and how many data sets were requested',
    response: openDataUsage,
  },
};
