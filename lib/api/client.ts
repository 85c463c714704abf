import ky, { type AfterResponseHook, type BeforeRetryHook, isHTTPError, type Options } from 'ky';
import type { BodyOf, Endpoint, ResponseOf } from '@/lib/api/contract/endpoint';
import { TOKEN_ENDPOINTS } from '@/lib/api/contract/token-endpoint';
import { regenerateToken } from './anonymous-token';
import { ApiFailure, toApiFailure } from './api-failure';
import { buildHeaders, type CallMarkers } from './call-headers';
import { fetchWithProgress } from './fetch-with-progress';

const GATEWAY = '/gateway/';
const CALL_MS = 30_000;

export interface CallOptions<Row extends Endpoint> extends CallMarkers {
  query?: Record<string, string | number | boolean | undefined>;
  json?: BodyOf<Row>;
  signal?: AbortSignal;
}

export interface UploadOptions {
  secCode?: string;
  idempotencyKey?: string;
  onProgress(fraction: number): void;
  signal?: AbortSignal;
}

async function fetchToken(): Promise<string> {
  const { message } = await callEndpoint(TOKEN_ENDPOINTS.getToken);
  return message;
}

const isPersonal = ({ access }: Endpoint) => access === 'person';

/** A 401 on the visitor's anonymous token means that it has expired: the call is retried once with a new one. */
const retryWithNewToken: AfterResponseHook = ({ request, options, response, retryCount }) => {
  if (response.status !== 401 || retryCount > 0 || options.context.renewable !== true) return;
  if (request.headers.has('Authorization')) return ky.retry({ delay: 0 });
};

const renewToken: BeforeRetryHook = async ({ request }) => {
  request.headers.set('Authorization', `Bearer ${await regenerateToken(fetchToken)}`);
};

const gateway = ky.create({
  timeout: CALL_MS,
  // Some external APIs answer a successful POST with an empty body.
  parseJson: (text) => (text === '' ? null : JSON.parse(text)),
  // The only automatic retry is the one for an expired token.
  retry: { limit: 1, methods: [], statusCodes: [] },
  hooks: { afterResponse: [retryWithNewToken], beforeRetry: [renewToken] },
});

function asFailure(error: unknown, endpoint: Endpoint): unknown {
  if (error instanceof ApiFailure) return error;
  if (isHTTPError(error)) return toApiFailure(error.response, error.data, isPersonal(endpoint));
  if (error instanceof Error && error.name === 'AbortError') return error;
  return new ApiFailure(0, 'network', String(error));
}

async function send<Row extends Endpoint>(
  endpoint: Row,
  markers: CallMarkers,
  options: Options,
): Promise<ResponseOf<Row>> {
  const { method, path }: Endpoint = endpoint;
  try {
    const headers = await buildHeaders(endpoint, markers, fetchToken);
    const context = { renewable: !isPersonal(endpoint) && !markers.skipInterceptor };
    const address = new URL(GATEWAY + path, window.location.origin);
    return await gateway(address, { method, headers, context, ...options }).json<ResponseOf<Row>>();
  } catch (error) {
    throw asFailure(error, endpoint);
  }
}

/** Calls through the same-origin gateway (CALL-02). @throws ApiFailure; AbortError when `signal` ends it */
export async function callEndpoint<Row extends Endpoint>(
  endpoint: Row,
  { query, json, signal, ...markers }: CallOptions<Row> = {},
): Promise<ResponseOf<Row>> {
  return send(endpoint, markers, { json, signal, searchParams: query });
}

/** Has no timeout. @throws ApiFailure as `callEndpoint` does; AbortError when `signal` ends it */
export async function uploadForm<Row extends Endpoint>(
  endpoint: Row,
  form: FormData,
  { onProgress, signal, ...markers }: UploadOptions,
): Promise<ResponseOf<Row>> {
  return send(endpoint, markers, { signal, timeout: false, fetch: fetchWithProgress(form, onProgress) });
}
