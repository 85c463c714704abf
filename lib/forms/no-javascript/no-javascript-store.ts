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
   * Uses up a code if the called API cannot verify it. @returns the code that this API expects; null if it is invalid
   */
  tradeCheckCode(code: string, call: string): Promise<string | null>;
  /** For ten minutes, limited per address and in total. @returns the one-time key */
  keep(flash: FlashMessage, secret: string, peer: string | undefined): Promise<string>;
  /** Returns a flash message, once. */
  take(key: string, secret: string): Promise<FlashMessage | null>;
}

export const noJavaScriptStore = defineService<NoJavaScriptStore>('no-JavaScript forms', {
  standsBesideRoot: true,
});
