export interface Verdict {
  ok: boolean;
  /** For the log, never for the visitor. */
  reason?: string;
}

/** What a check may know of a request besides its code. */
export interface Attempt {
  /** The label of the endpoint's action. */
  action: string;
  userAgent: string | undefined;
  /** The sender's address as the front server saw it. */
  address: string | undefined;
}

/**
 * The bot check, whoever does it (BOT-02). It fails closed: what cannot be verified is refused.
 */
export interface BotCheck {
  /** Verifies a code that was made for an endpoint, by its id; a code is good once. */
  verify(code: string, call: string, attempt: Attempt): Promise<Verdict>;
}
