import { get } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';

export interface HtmlWeight {
  /** The page as it travels once it is kept: brotli at its highest. */
  htmlBytes: number;
  /** Scripts that the page loads by itself, gzip -9. */
  scriptBytes: number;
  /** Inline and linked styles, gzip -9. */
  styleBytes: number;
  preloadedFonts: number;
  /** Links that ask the browser to fetch what nobody has asked for. */
  prefetches: number;
}

const toBrotli = promisify(brotliCompress);
const gzipped = (data: string | Buffer) => gzipSync(data, { level: 9 }).length;

interface RawResponse {
  body: Buffer;
  /** The `Link` header: pages rendered per request name their font there. */
  link: string;
}

/** The answer as it came over the wire: `fetch` would unpack it. */
function getRaw(url: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ body: Buffer.concat(chunks), link: String(response.headers.link ?? '') }),
      );
    });
    request.once('error', reject);
  });
}

/** Files are the same for many pages: each is weighed once. */
const weights = new Map<string, Promise<number>>();

function weighFile(url: string): Promise<number> {
  const known = weights.get(url);
  if (known) return known;
  const weight = fetch(url).then(async (response) => gzipped(Buffer.from(await response.arrayBuffer())));
  weights.set(url, weight);
  return weight;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Weighs what the HTML of a page says that the browser will load, without a browser. */
export async function weighHtml(origin: string, path: string): Promise<HtmlWeight> {
  const { body, link } = await getRaw(origin + path);
  // Who asks first gets a copy that was made in a hurry.
  const html = brotliDecompressSync(body);
  const root = parse(html.toString(), {
    blockTextElements: { script: true, style: true, noscript: true },
  });
  const urlsOf = (selector: string, name: string) => [
    ...new Set(root.querySelectorAll(selector).map((element) => origin + element.getAttribute(name))),
  ];
  const fonts = new Set([
    ...urlsOf('link[rel="preload"][as="font"]', 'href'),
    ...[...link.matchAll(/<([^>]+\.woff2)>;[^,]*rel="?preload/g)].map(([, href]) => origin + href),
  ]);
  const inline = root.querySelectorAll('style').map(({ rawText }) => rawText);
  // Old browsers alone load scripts marked `noModule`.
  const scripts = urlsOf('script[src]:not([nomodule]):not([noModule])', 'src');
  return {
    htmlBytes: (await toBrotli(html)).length,
    scriptBytes: sum(await Promise.all(scripts.map(weighFile))),
    styleBytes:
      gzipped(inline.join('\n')) +
      sum(await Promise.all(urlsOf('link[rel="stylesheet"]', 'href').map(weighFile))),
    preloadedFonts: fonts.size,
    prefetches: root.querySelectorAll('link[rel="prefetch"], link[rel="prerender"]').length,
  };
}
