import type { IncomingMessage } from 'node:http';

/** What the server in front reads of a request before anything else; more of its headers nobody looks at for a page. */
export interface Visitor {
  host?: string;
  cookie?: string;
  /** Accept-Encoding */
  encodings?: string;
  /** If-None-Match */
  known?: string;
  /** Sec-Purpose, or what browsers send instead of it: fetched ahead. */
  purpose?: string;
  /** X-Forwarded-Proto, not yet trusted. */
  protocol?: string;
  /** X-Forwarded-For, not yet trusted. */
  forwardedFor?: string;
  /** X-Request-Id, of whatever shape. */
  requestId?: string;
  /** True where the request brings a body, or asks whether it may. */
  sends: boolean;
}

/** By their length, so that nearly all headers are left behind after a look at a number. */
const NAMES: Readonly<Record<number, readonly [name: string, key: keyof Visitor, separator: string][]>> = {
  4: [['host', 'host', ', ']],
  5: [['x-moz', 'purpose', ', ']],
  6: [
    ['cookie', 'cookie', '; '],
    ['expect', 'sends', ''],
  ],
  7: [['purpose', 'purpose', ', ']],
  9: [['x-purpose', 'purpose', ', ']],
  11: [['sec-purpose', 'purpose', ', ']],
  12: [['x-request-id', 'requestId', ', ']],
  13: [['if-none-match', 'known', ', ']],
  14: [['content-length', 'sends', '']],
  15: [
    ['accept-encoding', 'encodings', ', '],
    ['x-forwarded-for', 'forwardedFor', ', '],
  ],
  17: [
    ['transfer-encoding', 'sends', ''],
    ['x-forwarded-proto', 'protocol', ', '],
  ],
};

function keep(visitor: Visitor, key: keyof Visitor, value: string, separator: string): void {
  if (key === 'sends') visitor.sends = true;
  else if (visitor[key] === undefined) visitor[key] = value;
  // As Node joins them; two hosts become one that is none.
  else visitor[key] += separator + value;
}

/** Reads them in one pass: the whole of the headers, as Node makes an object of them, takes as long as the answer. */
export function readVisitor({ rawHeaders }: IncomingMessage): Visitor {
  const visitor: Visitor = { sends: false };
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const given = rawHeaders[at] ?? '';
    for (const [name, key, separator] of NAMES[given.length] ?? [])
      if (given === name || given.toLowerCase() === name)
        keep(visitor, key, rawHeaders[at + 1] ?? '', separator);
  }
  return visitor;
}
