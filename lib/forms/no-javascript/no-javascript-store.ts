import 'server-only';
import { defineService } from '@/lib/api/embedded-services';
import type { CheckCode, FlashMessage, PostedFileField, ReceivedPost } from './no-javascript-form';

/** What `lib/server` does for posts without script, whichever API answers them. */
export interface NoJavaScriptStore {
  /** Counts a post of an address. Returns how many seconds it has to wait: 0 below the limit. */
  countPost(peer: string | undefined): Promise<number>;
  /** Reads the body of a post. @throws UnreadableBody */
  receive(request: Request, files: readonly PostedFileField[]): Promise<ReceivedPost>;
  /** A code for `SecCode`, for the endpoint of this id; or how long this address, which has had too many, has to wait. */
  makeCheckCode(call: string, peer: string | undefined): Promise<CheckCode>;
  /**
   * Uses up a code of a check page where the API that is about to be called cannot judge it.
   * @returns the code that this API takes in its place; null for one that is no longer or not yet good
   */
  tradeCheckCode(code: string, call: string): Promise<string | null>;
  /**
   * Keeps a flash message for ten minutes. `secret` is the browser's, the return value the one-time key. What one address may
   * keep has an end, and what all may: the newest stays.
   */
  keep(flash: FlashMessage, secret: string, peer: string | undefined): Promise<string>;
  /** Hands it out, once. */
  take(key: string, secret: string): Promise<FlashMessage | null>;
}

export const noJavaScriptStore = defineService<NoJavaScriptStore>('no-JavaScript forms', {
  standsBesideRoot: true,
});
