import type { BotAction } from '@/lib/contract/endpoints';

export interface Verdict {
  ok: boolean;
  /** For the log, never for the visitor. */
  reason?: string;
}

/**
 * The bot check, whoever does it (BOT-02). It fails closed: what cannot be verified is refused.
 */
export interface BotCheck {
  /** Verifies a code that was made for an action; a code is good once. */
  verify(code: string, action: BotAction): Promise<Verdict>;
}
