/** Targets for sharing a page without script, in the order of the menu. Each opens another site. */
export const SHARE_TARGETS = ['messaging', 'x', 'network'] as const;
export type ShareTarget = (typeof SHARE_TARGETS)[number];

/** Characters that would end a query value or change it. Browsers encode all others themselves (URL standard). */
const RESERVED = /[\s%&#+'"<>\\]/g;

/** Uses as few escapes as possible: title and address then compress well, because the page already contains them. */
function build(address: string, fields: Record<string, string>): string {
  const query = Object.entries(fields).map(
    ([name, value]) => `${name}=${value.replaceAll(RESERVED, encodeURIComponent)}`,
  );
  return `${address}?${query.join('&')}`;
}

/** WhatsApp, X and Facebook. */
export function listShareLinks(address: string, title: string): Record<ShareTarget, string> {
  return {
    messaging: build('https://wa.me/', { text: `${title}\n${address}` }),
    x: build('https://x.com/intent/post', { text: title, url: address }),
    network: build('https://www.facebook.com/sharer/sharer.php', { u: address }),
  };
}
