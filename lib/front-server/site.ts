export interface PageAddress {
  /** Path and the parameters that change the page, in a fixed order: requests with the same key get the same bytes. */
  key: string;
  locale: string;
  /** True when visitors with a session get a personal page at this address. */
  knowsSession: boolean;
  /** False for searches and other free queries with unlimited variants. */
  isMain: boolean;
  /** True for a page that is rendered for each visit, and that no other cache may store. */
  isNeverStored?: boolean;
}

export interface Site {
  /** @returns null for personal pages, unknown addresses, and anything else that is not stored */
  findPage(target: string): PageAddress | null;
  listPreparedPages(): readonly string[];
  /** The pattern of a page's address, for the log: it contains no ids and no query. */
  nameRoute(target: string): string;
  /** True for a target to which the single sign-on redirects. */
  isSignOnCallback(target: string): boolean;
  /** Query parameters that can be used only once. */
  oneTimeQuery: readonly string[];
  hasSession(cookie: string): boolean;
  localeCookie: { name: string; seconds: number };
  /** Whether the visitor's connection is encrypted, given the X-Forwarded-Proto header. */
  isEncrypted(forwardedProto: string | undefined): boolean;
  /** The Content-Security-Policy of a stored page that contains these inline scripts. */
  buildPolicy(inlineScripts: readonly string[]): string;
  /** Speculation rules: which pages a browser may prefetch, on hover or on press. */
  writePrefetchRules(eagerness: 'moderate' | 'conservative'): object;
  /** Addresses of published files whose names change with their content: fonts and style sheets of any release. */
  versionedFiles: RegExp;
  securityHeaders: Readonly<Record<string, string>>;
  now(): Date;
}
