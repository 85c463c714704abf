/** Where a page can be shared without script, in the order of the menu. Each opens outside. */
export const SHARE_TARGETS = ['messaging', 'x', 'network'] as const;
export type ShareTarget = (typeof SHARE_TARGETS)[number];

function build(address: string, fields: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
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
