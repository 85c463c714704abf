import { get } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';

export interface HtmlWeight {
  /** The HTML as sent from the cache of a portal at `SITE`: brotli at the highest quality. */
  htmlBytes: number;
  /** Scripts that the page loads without interaction, gzip -9. */
  scriptBytes: number;
  /** Inline and linked styles, gzip -9. */
  styleBytes: number;
  preloadedFonts: number;
  /** Links that make the browser prefetch. */
  prefetches: number;
}

const SITE = 'https://haj.gov.sa';

/** A content hash such as those in the addresses of page scripts. */
const HASH = 'TJ6T11J39skHS18B6cZwKU';

/** Replaces the port, which is random, and the hash that depends on it: they change the size by up to 60 bytes. */
const withoutChance = (html: string, origin: string) =>
  html.replaceAll(origin, SITE).replace(/"\/_page\/[\w-]{22}\//, `"/_page/${HASH}/`);

const toBrotli = promisify(brotliCompress);
const gzipped = (data: string | Buffer) => gzipSync(data, { level: 9 }).length;

interface RawResponse {
  body: Buffer;
  /** The `Link` header: pages rendered per request preload their font with it. */
  link: string;
}

/** The raw response body: `fetch` would decompress it. */
function getRaw(url: string, cookie = ''): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'Accept-Encoding': 'br', cookie } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ body: Buffer.concat(chunks), link: String(response.headers.link ?? '') }),
      );
    });
    request.once('error', reject);
  });
}

/** Many pages share files: each is measured once. */
const weights = new Map<string, Promise<number>>();

function weighFile(url: string): Promise<number> {
  const known = weights.get(url);
  if (known) return known;
  const weight = fetch(url).then(async (response) => gzipped(Buffer.from(await response.arrayBuffer())));
  weights.set(url, weight);
  return weight;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const parseHtml = (html: string) =>
  parse(html, { blockTextElements: { script: true, style: true, noscript: true } });

/** The addresses in an attribute of the elements that match, each once. */
const listUrls = (origin: string, root: ReturnType<typeof parse>, selector: string, name: string) => [
  ...new Set(root.querySelectorAll(selector).map((element) => origin + element.getAttribute(name))),
];

/** Only old browsers load scripts marked `noModule`. */
const SCRIPTS = 'script[src]:not([nomodule]):not([noModule])';

const weighFiles = async (urls: readonly string[]) => sum(await Promise.all(urls.map(weighFile)));

/** The HTML of a personal page, and its bytes as the portal sends them. @param cookie of the signed-in person */
export async function weighPersonalPage(
  url: string,
  cookie: string,
): Promise<{ html: string; bytes: number }> {
  const { body } = await getRaw(url, cookie);
  return { html: brotliDecompressSync(body).toString(), bytes: body.length };
}

/** Bytes of the scripts that a page loads without interaction, gzip -9. */
export const weighScripts = (origin: string, html: string): Promise<number> =>
  weighFiles(listUrls(origin, parseHtml(html), SCRIPTS, 'src'));

/** Measures everything that the HTML of a page makes the browser load, without a browser. */
export async function weighHtml(origin: string, path: string): Promise<HtmlWeight> {
  const { body, link } = await getRaw(origin + path);
  // The first request gets a copy compressed at a lower quality.
  const html = brotliDecompressSync(body).toString();
  const root = parseHtml(html);
  const urlsOf = (selector: string, name: string) => listUrls(origin, root, selector, name);
  const fonts = new Set([
    ...urlsOf('link[rel="preload"][as="font"]', 'href'),
    ...[...link.matchAll(/<([^>]+\.woff2)>;[^,]*rel="?preload/g)].map(([, href]) => origin + href),
  ]);
  const inline = root.querySelectorAll('style').map(({ rawText }) => rawText);
  return {
    htmlBytes: (await toBrotli(withoutChance(html, origin))).length,
    scriptBytes: await weighFiles(urlsOf(SCRIPTS, 'src')),
    styleBytes: gzipped(inline.join('\n')) + (await weighFiles(urlsOf('link[rel="stylesheet"]', 'href'))),
    preloadedFonts: fonts.size,
    prefetches: root.querySelectorAll('link[rel="prefetch"], link[rel="prerender"]').length,
  };
}
