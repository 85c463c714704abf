export interface Verdict {
  ok: boolean;
  /** For the log, never for the visitor. */
  reason?: string;
}

/**
 * The bot check, whoever does it (BOT-02). It fails closed: what cannot be verified is refused.
 */
export interface BotCheck {
  /** Verifies a code that was made for an endpoint, by its id; a code is good once. */
  verify(code: string, call: string): Promise<Verdict>;
}
