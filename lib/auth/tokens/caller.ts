import 'server-only';
import { defineService } from '@/lib/api/embedded-services';

/** The caller that a token of the embedded API identifies: an anonymous visitor, or a person who signed on. */
export interface Caller {
  kind: 'anonymous' | 'person';
  /** Stable pseudonym; never a national id. */
  subject: string;
  name?: string;
  sessionId?: string;
}

/** Operations of the embedded API on the tokens that it issued. */
interface IssuedTokens {
  open(token: string): Promise<Caller | null>;
  end(token: string): Promise<void>;
}

export const issuedTokens = defineService<IssuedTokens>('issued tokens');
