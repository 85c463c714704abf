import { type HTMLElement, parse } from 'node-html-parser';

export interface PageFacts {
  /** Address below the origin: `/ar/Haj`. */
  address: string;
  status: number;
  lang: string;
  dir: string;
  title: string;
  description: string;
  canonical: string;
  robots: string;
  /** Addresses of the page in other languages by hreflang. */
  alternates: Record<string, string>;
  /** Open Graph and Twitter tags by name: `og:image`, `twitter:card`. */
  cards: Record<string, string>;
  /** The `@type` of each JSON-LD block; `unreadable` for invalid JSON. */
  data: string[];
  headings: number[];
  links: string[];
  ids: string[];
  /** Opening tags of images without a text alternative. */
  silentPictures: string[];
  /** Texts of the main content in the page's language. */
  texts: string[];
}

const attribute = (element: HTMLElement | null, name: string) => element?.getAttribute(name)?.trim() ?? '';

function hasHiddenParent(element: HTMLElement): boolean {
  for (let at: HTMLElement | null = element; at; at = at.parentNode) {
    if (at.getAttribute?.('aria-hidden') === 'true' || at.getAttribute?.('hidden') !== undefined) return true;
  }
  return false;
}

function isSilent(picture: HTMLElement): boolean {
  if (picture.closest('noscript') || hasHiddenParent(picture)) return false;
  if (picture.tagName === 'IMG') return picture.getAttribute('alt') === undefined;
  if (picture.parentNode?.closest('svg')) return false;
  const isNamed = attribute(picture, 'aria-label') || attribute(picture, 'aria-labelledby');
  return !isNamed && !picture.querySelector('title');
}

function readData(script: HTMLElement): string {
  try {
    return String(JSON.parse(script.rawText)['@type']);
  } catch {
    return 'unreadable';
  }
}

/** Elements that contain no sentences in the page's language: data, code, names in another direction. */
const NO_SENTENCE = ['SCRIPT', 'NOSCRIPT', 'STYLE', 'TEMPLATE', 'CODE', 'BDI'];

/** Collects texts except those marked with another language or direction. */
function collectTexts(element: HTMLElement, lang: string, dir: string, into: string[]): string[] {
  if (NO_SENTENCE.includes(element.tagName)) return into;
  if ((element.getAttribute('lang') ?? lang) !== lang || (element.getAttribute('dir') ?? dir) !== dir)
    return into;
  for (const child of element.childNodes) {
    if ('tagName' in child) collectTexts(child as HTMLElement, lang, dir, into);
    else if (child.nodeType === 3) {
      const text = child.text.replace(/\s+/g, ' ').trim();
      if (text) into.push(text);
    }
  }
  return into;
}

function readCards(root: HTMLElement): Record<string, string> {
  const tags = root.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]');
  return Object.fromEntries(
    tags.map((tag) => [attribute(tag, 'property') || attribute(tag, 'name'), attribute(tag, 'content')]),
  );
}

/** Without running scripts. @param address of the page, below the origin */
export function readPage(address: string, status: number, html: string): PageFacts {
  const root = parse(html, { blockTextElements: { script: true, style: false, noscript: true } });
  const document = root.querySelector('html');
  const main = root.querySelector('main');
  const lang = attribute(document, 'lang');
  const dir = attribute(document, 'dir');
  const alternates = root.querySelectorAll('head link[rel="alternate"][hreflang]');
  return {
    address,
    status,
    lang,
    dir,
    title: root.querySelector('head title')?.text.trim() ?? '',
    description: attribute(root.querySelector('head meta[name="description"]'), 'content'),
    canonical: attribute(root.querySelector('head link[rel="canonical"]'), 'href'),
    robots: attribute(root.querySelector('head meta[name="robots"]'), 'content'),
    alternates: Object.fromEntries(
      alternates.map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')]),
    ),
    cards: readCards(root),
    data: root.querySelectorAll('script[type="application/ld+json"]').map(readData),
    headings: (main?.querySelectorAll('h1, h2, h3, h4, h5, h6') ?? []).map(({ tagName }) =>
      Number(tagName.slice(1)),
    ),
    links: root.querySelectorAll('a[href]').map((link) => attribute(link, 'href')),
    ids: root.querySelectorAll('[id]').map(({ id }) => id),
    silentPictures: root
      .querySelectorAll('img, svg')
      .filter(isSilent)
      .map((picture) => picture.toString().slice(0, 80)),
    texts: main ? collectTexts(main, lang, dir, []) : [],
  };
}
