import 'server-only';
import { defineService } from '@/lib/api/embedded-services';
import type { CheckCode, FlashMessage, PostedFileField, ReceivedPost } from './no-javascript-form';

/** Services of `lib/server` for posts without script, available with any API. */
export interface NoJavaScriptStore {
  /** Counts a post of an address. Returns the seconds to wait: 0 below the limit. */
  countPost(peer: string | undefined): Promise<number>;
  /** Reads the body of a post. @throws UnreadableBody */
  receive(request: Request, files: readonly PostedFileField[]): Promise<ReceivedPost>;
  /** A code for `SecCode`, for the endpoint with this id; or how long this address has to wait after too many. */
  makeCheckCode(call: string, peer: string | undefined): Promise<CheckCode>;
  /**
   * Uses up a code of a check page if the called API cannot verify it.
   * @returns the code that this API expects instead; null if the code is expired or not valid yet
   */
  tradeCheckCode(code: string, call: string): Promise<string | null>;
  /**
   * Stores a flash message for ten minutes. `secret` belongs to the browser; the return value is the one-time key. The
   * number of messages is limited per address and in total: the newest are kept.
   */
  keep(flash: FlashMessage, secret: string, peer: string | undefined): Promise<string>;
  /** Returns a flash message, once. */
  take(key: string, secret: string): Promise<FlashMessage | null>;
}

export const noJavaScriptStore = defineService<NoJavaScriptStore>('no-JavaScript forms', {
  standsBesideRoot: true,
});
