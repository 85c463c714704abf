import 'server-only';
import { defineService } from '@/lib/api/embedded-services';

/** Whom a token of the embedded API names: a visitor of whom nothing is known, or a person who signed on. */
export interface Caller {
  kind: 'anonymous' | 'person';
  /** Stable and pseudonymous; never a national ID. */
  subject: string;
  name?: string;
  sessionId?: string;
}

/** What the embedded API knows of the tokens that it issued. */
interface IssuedTokens {
  /** Whom a token names; null for one that is no token of this API, or whose session has ended. */
  open(token: string): Promise<Caller | null>;
  /** Refuses a token from now on; twice changes nothing. */
  end(token: string): Promise<void>;
}

export const issuedTokens = defineService<IssuedTokens>('issued tokens');
