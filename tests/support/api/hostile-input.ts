import fc from 'fast-check';

/** Texts that have broken other systems. */
const TEXTS = [
  '',
  ' ',
  "' OR 1=1; DROP TABLE event; --",
  '") UNION SELECT * FROM staff --',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '\u202Eمخفي\u202C\u2066x',
  '\u0000\u0007\u001b[31m',
  '\ud800',
  'e\u0301'.repeat(400),
  '🕋'.repeat(300),
  'x'.repeat(5000),
  'x'.repeat(70_000),
  '__proto__',
  'constructor',
  '/Haj',
  '/\u0000',
  '../../../etc/passwd',
  `\${7*7}{{7*7}}`,
  '=cmd|calc',
  '%',
  '%00',
  '\r\nSet-Cookie: a=b',
  '1e999',
  '9'.repeat(400),
  '2026-02-31',
  '00000000-0000-0000-0000-000000000000',
];

const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 120 }));

/** A value of any kind, mostly of a wrong one. */
const value = fc.oneof(
  text,
  fc.double(),
  fc.maxSafeInteger(),
  fc.constantFrom(null, true, false, [], {}, [[]], { $ne: 1 }, [null], -1, 1.5),
  fc.array(text, { maxLength: 5 }),
  fc.object({ maxDepth: 3 }),
);

const nest = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Responses that are invalid for every endpoint. */
const JUNK = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e999',
  nest('[', ']', 20_000),
  nest('{"a":', '}', 8_000),
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}',
  '\ufeff{}',
  '{"a":1}{"a":1}',
];

/** A request body with its headers. */
export interface Sent {
  body: string;
  headers: Record<string, string>;
}

type Sample = Record<string, unknown>;
const JSON_TYPE = 'application/json';

/** Correct and wrong content types; lengths that differ from the body. */
const headers = (type: string) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant<Record<string, string>>({ 'Content-Type': type }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Record<string, string>>(
        {},
        { 'Content-Type': 'text/plain' },
        { 'Content-Type': 'multipart/form-data' },
        { 'Content-Type': `multipart/form-data; boundary=${'b'.repeat(300)}` },
        { 'Content-Type': 'application/json; charset=utf-16' },
        { 'Content-Type': type, 'Content-Encoding': 'gzip' },
        { 'Content-Type': type, 'Content-Length': '99999999999' },
        { 'Content-Type': type, 'Content-Length': '-1' },
        { 'Content-Type': type, 'Idempotency-Key': "' --" },
      ),
    },
  );

const replaceOne = (sample: Sample) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(sample), 'unknown', '__proto__'), fc.oneof(text, value))
    .map(([key, junk]) => JSON.stringify({ ...sample, [key]: junk }));

const cut = (whole: string) => fc.nat({ max: Math.max(0, whole.length - 1) }).map((at) => whole.slice(0, at));

/**
 * Bodies for a call that takes JSON: junk, every known field with any value, a valid body with one value
 * replaced, and a truncated one.
 */
export function jsonBodies(fields: readonly string[], sample: Sample): fc.Arbitrary<Sent> {
  const record = fc.record(Object.fromEntries(fields.map((name) => [name, value])), { requiredKeys: [] });
  const body = fc.oneof(
    fc.constantFrom(...JUNK),
    fc.json(),
    record.map((given) => JSON.stringify(given)),
    { weight: 4, arbitrary: replaceOne(sample) },
    cut(JSON.stringify(sample)),
  );
  return fc.record({ body, headers: headers(JSON_TYPE) });
}

const BOUNDARY = 'cutHere';
const quote = (name: string) => name.replace(/["\r\n]/g, '_');
const toField = (name: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quote(name)}"\r\n\r\n${content}\r\n`;
const toFile = (name: string, file: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quote(name)}"; filename="${quote(file)}"\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n`;

/** Multipart bodies: hostile names, contents and file names, with and without the closing boundary. */
export function multipartBodies(fields: readonly string[], sample: Sample): fc.Arbitrary<Sent> {
  const name = fc.oneof(fc.constantFrom(...fields, 'unknown'), text);
  const part = fc.oneof(
    fc.tuple(name, text).map(([key, content]) => toField(key, content)),
    fc.tuple(name, text, text).map(([key, file, content]) => toFile(key, file, `%PDF-1.7\n${content}`)),
    fc.constantFrom(`--${BOUNDARY}`, '\r\n\r\n', `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\n`),
  );
  const right = Object.entries(sample).map(([key, content]) => toField(key, String(content)));
  const body = fc
    .tuple(
      fc.constantFrom('', right.join('')),
      fc.array(part, { maxLength: 6 }),
      fc.constantFrom('', `--${BOUNDARY}--\r\n`),
    )
    .map(([start, parts, end]) => start + parts.join('') + end);
  return fc.record({ body, headers: headers(`multipart/form-data; boundary=${BOUNDARY}`) });
}

const encode = (given: string) => encodeURIComponent(given.toWellFormed());

/** Query strings: known and unknown names, repeated, with any text after them, some with invalid encoding. */
export function queries(names: readonly string[]): fc.Arbitrary<string> {
  const pair = fc
    .tuple(
      fc.constantFrom(...names, 'unknown', '__proto__', 'id'),
      text.filter((given) => given.length < 6000),
    )
    .map(([key, given]) => `${key}=${encode(given)}`);
  const broken = fc.constantFrom('%E0%A4%A', '=', '&&&', 'page=1e999', 'page=-1', `${'a[]=&'.repeat(50)}`);
  return fc
    .array(fc.oneof({ weight: 4, arbitrary: pair }, { weight: 1, arbitrary: broken }), { maxLength: 5 })
    .map((pairs) => pairs.join('&'));
}

/** One path segment, like those of scanners that look for files. */
export const pathSegments = text.filter((given) => given !== '' && given.length < 6000).map(encode);
