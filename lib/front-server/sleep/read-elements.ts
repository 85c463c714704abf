import { Parser } from 'htmlparser2';

/** A script, style or link element in the HTML. */
export interface Element {
  tag: string;
  attributes: Record<string, string>;
  text: string;
  start: number;
  end: number;
}

/** Names that occur in a page's elements, one of which a selector must contain to match. */
export interface UsedNames {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  language: string;
  /** True if late styles are in a separate file. */
  hasLateStyles?: boolean;
}

const WATCHED = ['script', 'style', 'link'];

/** Parses a page once: the elements that matter for scripts and styles, and every name in it. */
export function readElements(html: string): { elements: Element[]; used: UsedNames } {
  const elements: Element[] = [];
  const used: UsedNames = { tags: new Set(), classes: new Set(), ids: new Set(), language: '' };
  let open: Element | null = null;
  const parser = new Parser({
    onopentag(tag, attributes) {
      used.tags.add(tag);
      if (tag === 'html') used.language = attributes.lang ?? '';
      if (attributes.id) used.ids.add(attributes.id);
      for (const name of attributes.class?.split(/\s+/) ?? []) used.classes.add(name);
      if (WATCHED.includes(tag)) open = { tag, attributes, text: '', start: parser.startIndex, end: 0 };
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag(tag) {
      if (open?.tag !== tag) return;
      elements.push({ ...open, end: parser.endIndex + 1 });
      open = null;
    },
  });
  parser.end(html);
  return { elements, used };
}
