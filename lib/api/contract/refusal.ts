import { foldName, isFields, readField } from './fit-answer';

type Fields = Readonly<Record<string, unknown>>;

/** A root's statement that it did not perform a call. */
export interface StatedRefusal {
  /** HTTP status in the body, 400 to 599; null if it has none. */
  status: number | null;
  /** The root's message, '' if it has none. */
  message: string;
  code?: string;
  fields?: Record<string, string>;
}

/** Flags by which servers report success in the body. */
const FLAGS = ['isSuccess', 'success', 'succeeded', 'isSucceeded', 'isSuccessful', 'ok'] as const;
const STATUSES = ['status', 'statusCode', 'httpStatusCode', 'httpStatus', 'responseCode', 'code'] as const;
const MESSAGES = ['message', 'errorMessage', 'errorDescription', 'detail', 'title'] as const;
const ERRORS = ['error', 'errors'] as const;
/** Objects that may contain the flag. */
const INSIDE = ['data', 'result', 'value', 'response'] as const;
const FAILED = /^(error|errors|fail|failed|failure|unsuccessful|unauthorized|forbidden)$/i;
/** Maximum length of a message shown on a page. */
const MAX_MESSAGE = 500;
const CODE = /^[A-Za-z]\w{0,59}$/;
/** Messages of servers and gateways for an unknown address. */
const NO_ROUTE =
  /^(not ?found|(the )?(requested )?resource (was )?not found|cannot (get|post|put) \/|no http resource was found|no static resource|no handler found|no message available|no route matched|the requested url)/i;

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && !/<[a-z!/]/i.test(value)
    ? value.trim().slice(0, MAX_MESSAGE)
    : undefined;

function asFlag(value: unknown): boolean | undefined {
  const word = typeof value === 'string' ? value.toLowerCase() : value;
  if (word === false || word === 0 || word === 'false' || word === '0' || word === 'no') return false;
  return word === true || word === 1 || word === 'true' || word === '1' || word === 'yes' ? true : undefined;
}

function readFlag(body: Fields): boolean | undefined {
  const flags = FLAGS.map((name) => asFlag(readField(body, name))).filter((flag) => flag !== undefined);
  return flags.length === 0 ? undefined : flags.every(Boolean);
}

function readStatus(body: Fields): number | null {
  const numbers = STATUSES.map((name) => Number(readField(body, name)));
  return numbers.find((status) => Number.isInteger(status) && status >= 400 && status <= 599) ?? null;
}

/** The first text in a message, which may be an object, a list, or lists by field. */
function findWords(value: unknown, depth = 3): string | undefined {
  if (!isFields(value) && !Array.isArray(value)) return asText(value);
  if (depth === 0) return undefined;
  const named = isFields(value) ? [...MESSAGES, ...ERRORS].map((name) => readField(value, name)) : [];
  return [...named, ...Object.values(value)].map((part) => findWords(part, depth - 1)).find(Boolean);
}

function readMessage(body: Fields): string {
  const said = [...MESSAGES, ...ERRORS].map((name) => findWords(readField(body, name)));
  return said.find(Boolean) ?? '';
}

function readFields(body: Fields): Record<string, string> | undefined {
  const fields = readField(body, 'fields');
  const entries = isFields(fields) ? Object.entries(fields) : [];
  const codes = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return codes.length > 0 ? Object.fromEntries(codes) : undefined;
}

/** Parses the body of a failure. @param body parsed JSON, or any other content */
export function readRefusal(body: unknown): StatedRefusal {
  if (!isFields(body)) return { status: null, message: asText(body) ?? '' };
  const code = readField(body, 'code');
  const fields = readFields(body);
  return {
    status: readStatus(body),
    message: readMessage(body),
    ...(typeof code === 'string' && CODE.test(code) ? { code } : {}),
    ...(fields ? { fields } : {}),
  };
}

const isStated = (value: unknown) =>
  typeof value === 'string' ? value !== '' : value === true || Object.keys(Object(value)).length > 0;

/** Whether the body of a 2xx response states a failure: by a flag, else by a status or an error. */
function isRefused(body: Fields): boolean {
  const inner = INSIDE.map((name) => readField(body, name)).find(isFields);
  const flags = [readFlag(body), inner && readFlag(inner)].filter((flag) => flag !== undefined);
  if (flags.length > 0) return flags.includes(false);
  const status = readField(body, 'status');
  if (readStatus(body) !== null || (typeof status === 'string' && FAILED.test(status))) return true;
  return ERRORS.some((name) => isStated(readField(body, name)));
}

/** The refusal in a body with status 200 (`isSuccess: false`, `{"status": 400}`). @returns null if it is an answer */
export function findRefusal(body: unknown): StatedRefusal | null {
  if (body === false) return { status: null, message: '' };
  if (!isFields(body) || !isRefused(body)) return null;
  const stated = readRefusal(body);
  const inner = INSIDE.map((name) => readField(body, name)).find(isFields);
  return stated.message || !inner ? stated : { ...readRefusal(inner), status: stated.status };
}

/** True if a 404 has its own message about the requested content, as opposed to an unknown address. */
export function speaksOfContent(body: unknown): boolean {
  if (!isFields(body)) return false;
  const { message, code } = readRefusal(body);
  if (code !== undefined) return foldName(code) !== 'unknowncall';
  return message !== '' && !NO_ROUTE.test(message);
}
