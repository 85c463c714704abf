import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { takeFlashMessage } from './flash-message';
import type { FlashMessage } from './no-javascript-form';

/**
 * What became of a post without script, for a server component: pass `searchParams.answers` on the page with the
 * form, `searchParams.sent` on the page of thanks. Asked several times while one page is made, it answers the same.
 * @returns null where there is nothing under the key for this browser (any more)
 */
export const readFlashMessage = cache(
  async (key: string | string[] | undefined): Promise<FlashMessage | null> =>
    takeFlashMessage(key, new Headers(await headers())),
);
