import type { IncomingMessage } from 'node:http';

export interface Visitor {
  host?: string;
  cookie?: string;
  encodings?: string;
  known?: string;
  /** Sec-Purpose, or what browsers send instead of it: fetched ahead. */
  purpose?: string;
  /** X-Forwarded-Proto, unverified. */
  protocol?: string;
  /** X-Forwarded-For, unverified. */
  forwardedFor?: string;
  /** X-Request-Id, unverified. */
  requestId?: string;
  sends: boolean;
}

/** By length, so that most headers are skipped after comparing a number. */
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
  // Joined as in Node; two hosts become an invalid one.
  else visitor[key] += separator + value;
}

/** Reads them in one pass: Node's object of all headers takes as long as the response. */
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
