import type { IncomingMessage, ServerResponse } from 'node:http';

export type Reply = (request: IncomingMessage, response: ServerResponse) => void;

export const FIREWALL =
  '<html><head><title>Request Rejected</title></head><body>The requested URL was rejected.</body></html>';
export const answer =
  (body: string, status = 200, headers: Record<string, string> = {}): Reply =>
  (_, response) =>
    response.writeHead(status, headers).end(body);
export const json = (body: unknown, status = 200) =>
  answer(JSON.stringify(body), status, { 'Content-Type': 'application/json' });
/** Sends a Content-Length and closes the connection before the end. */
const broken: Reply = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '500' });
  response.write('{"data":');
  setImmediate(() => response.destroy());
};

export const silence: Reply = () => undefined;

/** Responses that are invalid for every call. */
export const NO_ANSWERS: readonly (readonly [string, Reply])[] = [
  ['the page of a firewall', answer(FIREWALL, 200, { 'Content-Type': 'text/html' })],
  ['a page that calls itself JSON', answer(FIREWALL, 200, { 'Content-Type': 'application/json' })],
  ['plain words', answer('Request Rejected', 200, { 'Content-Type': 'text/plain' })],
  ['broken JSON', answer('{"data":{"referenceNumber":"A')],
  ['JSON that breaks off', broken],
  ['a login page', answer('', 302, { Location: 'https://login.example/' })],
  ['a login page for a post', answer('', 307, { Location: '/login' })],
  ['a connection that ends', (_, response) => response.destroy()],
  ['nothing in time', silence],
];
export const WORDS = 'رقم الملف مسجل من قبل';
/** Bodies that report a failure with status 200: the status that they mean, and the body. */
export const REFUSALS: readonly (readonly [string, Reply, number, string])[] = [
  ['isSuccess: false', json({ isSuccess: false, message: WORDS }), 422, WORDS],
  ['IsSuccess as text', json({ IsSuccess: 'False', Message: WORDS, Data: null }), 422, WORDS],
  ['success: false with an error', json({ success: false, error: { message: WORDS } }), 422, WORDS],
  ['succeeded: 0 and a list of errors', json({ succeeded: 0, errors: [WORDS] }), 422, WORDS],
  ['a flag inside data', json({ data: { isSuccess: false, message: WORDS } }), 422, WORDS],
  ['a status in the body', json({ status: 400, message: WORDS }), 400, WORDS],
  ['a status code as text', json({ StatusCode: '409', Message: WORDS }), 409, WORDS],
  ['status: error', json({ status: 'error', message: WORDS }), 422, WORDS],
  ['errors by field', json({ errors: { Email: [WORDS] } }), 422, WORDS],
  ['a status of a server in the body', json({ status: 503, title: WORDS }), 503, WORDS],
];
/** Valid receipts, with different wrappers. */
export const RECEIPTS: readonly (readonly [string, Reply, string | null])[] = [
  ['nothing at all', answer(''), null],
  ['no content', answer('', 204), null],
  ['created', json({ data: { referenceNumber: 'R-1' } }, 201), 'R-1'],
  [
    'JSON of another type',
    answer('{"data":{"referenceNumber":"R-2"}}', 200, { 'Content-Type': 'text/html' }),
    'R-2',
  ],
  ['JSON behind a byte order mark', answer('\uFEFF{"data":{"referenceNumber":"R-3"}}'), 'R-3'],
  ['names with capitals', json({ IsSuccess: true, Data: { ReferenceNumber: 'R-4' } }), 'R-4'],
  [
    'a flag and no errors',
    json({ isSuccess: true, errors: [], message: 'Saved', data: { referenceNumber: 5 } }),
    '5',
  ],
  ['a status that is good', json({ status: 200, data: { referenceNumber: 'R-6' } }), 'R-6'],
  ['null', answer('null'), null],
  ['true', answer('true'), null],
];
