export interface Verdict {
  ok: boolean;
  /** Logged, never shown to the visitor. */
  reason?: string;
}

export interface Attempt {
  action: string;
  userAgent: string | undefined;
  /** The sender's address as seen by the front server. */
  address: string | undefined;
}

/** A bot check (BOT-02). It fails closed: a code that cannot be verified is refused. */
export interface BotCheck {
  /** Verifies a code that was issued for an endpoint, given by its id; each code is valid once. */
  verify(code: string, call: string, attempt: Attempt): Promise<Verdict>;
}
