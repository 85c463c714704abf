/** Where a page can be shared without script, in the order of the menu. Each opens outside. */
export const SHARE_TARGETS = ['messaging', 'x', 'network'] as const;
export type ShareTarget = (typeof SHARE_TARGETS)[number];

/** What would end a value of a query or change it. All other letters the browser encodes itself (URL standard). */
const RESERVED = /[\s%&#+'"<>\\]/g;

/** Written with as few escapes as may be: title and address stand on the page already and travel once. */
function build(address: string, fields: Record<string, string>): string {
  const query = Object.entries(fields).map(
    ([name, value]) => `${name}=${value.replaceAll(RESERVED, encodeURIComponent)}`,
  );
  return `${address}?${query.join('&')}`;
}

/**
 * The links that share a page: WhatsApp, X and Facebook.
 * @param address canonical address of the page
 */
export function listShareLinks(address: string, title: string): Record<ShareTarget, string> {
  return {
    messaging: build('https://wa.me/', { text: `${title}\n${address}` }),
    x: build('https://x.com/intent/post', { text: title, url: address }),
    network: build('https://www.facebook.com/sharer/sharer.php', { u: address }),
  };
}
