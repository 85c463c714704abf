import 'server-only';
import { isIP } from 'node:net';
import { respondError } from './api/error-response';
import { toUpstream } from './api/forwarded-headers';
import { PEER_HEADER } from './api/headers';
import { passOn } from './api/pass-on';
import { UpstreamDown } from './api/upstream-down';
import { findSession } from './auth/sessions/find-session';
import { endOwnSessions } from './auth/sessions/own-sessions';
import { getSessionStatus, keepSessionAlive } from './auth/sessions/session-status';
import { signOut } from './auth/sessions/sign-out';
import { startSignOn } from './auth/sign-on/start-sign-on';
import { env } from './env/env';
import { handlePage, handlePost } from './forms/no-javascript/handle-post';
import { findNoJavaScriptForm } from './no-javascript-posts';
import { serveDataFile } from './publications/open-data/serve-data-file';

/** Answers a call below `/gateway/`; `path` is the rest of the address. @throws UpstreamDown */
export type GatewayHandler = (request: Request, path: string) => Promise<Response>;

export type GatewayHandlers = Partial<Record<'GET' | 'POST' | 'PUT', GatewayHandler>>;

/** The visitor's address as seen by the front server or reported by another service. */
async function getIp(request: Request): Promise<Response> {
  if (env.IP_LOOKUP_URL) return Response.redirect(env.IP_LOOKUP_URL, 307);
  const peer = request.headers.get(PEER_HEADER) ?? '';
  return Response.json({ ip: isIP(peer) ? peer : null }, { headers: { 'Cache-Control': 'no-store' } });
}

/** ReCAPTCHA's, the embedded API's, or that of the configured address for an external root. */
async function getChallenge(request: Request): Promise<Response> {
  const { RECAPTCHA_SITE_KEY: siteKey } = env;
  if (siteKey) {
    const action = new URL(request.url).searchParams.get('action') ?? '';
    const script = `${env.RECAPTCHA_ORIGIN}/recaptcha/enterprise.js`;
    return Response.json({ siteKey, action, script }, { headers: { 'Cache-Control': 'no-store' } });
  }
  if (!env.API_ROOT) return passOn(request, 'challenge', { authorization: null });
  if (!env.CHALLENGE_URL) return respondError(404, 'unknownCall', request);
  const address = new URL(env.CHALLENGE_URL);
  // An external check knows the specification's labels but not the portal's endpoints.
  const { searchParams } = new URL(request.url);
  searchParams.delete('endpoint');
  address.search = searchParams.toString();
  const headers = toUpstream(request.headers, null);
  headers.delete(PEER_HEADER);
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(10_000) }).catch(() => {
    throw new UpstreamDown('No challenge');
  });
  const type = response.headers.get('content-type') ?? 'application/json';
  return new Response(response.body, {
    status: response.status,
    headers: { 'Content-Type': type, 'Cache-Control': 'no-store' },
  });
}

async function getFile(request: Request, path: string): Promise<Response> {
  if (env.API_ROOT) return respondError(404, 'notFound', request);
  const session = await findSession(request.headers);
  if (!session) return respondError(401, 'sessionEnded', request);
  return passOn(request, path, { authorization: `Bearer ${session.token}`, caller: session.caller });
}

/** A file of the open-data library; the embedded API counts the downloads. */
async function getDataFile(request: Request, path: string): Promise<Response> {
  if (!env.API_ROOT) return passOn(request, path, { authorization: null });
  return (await serveDataFile(path.slice(path.indexOf('/') + 1))) ?? respondError(404, 'notFound', request);
}

/** The test identity provider; disabled if a real login page or an external API is configured. */
async function passToIdentityProvider(request: Request, path: string): Promise<Response> {
  if (env.LOGIN_URL || env.API_ROOT) return respondError(404, 'notFound', request);
  return passOn(request, path, { authorization: null });
}

const handleForm =
  (handle: typeof handlePost): GatewayHandler =>
  async (request, path) => {
    const id = path.slice(path.indexOf('/') + 1);
    const form = findNoJavaScriptForm(id);
    return form ? handle(request, id, form) : respondError(404, 'notFound', request);
  };

/** The gateway's own calls, which are not calls of the API and therefore not in the endpoint table. */
export const GATEWAY_CALLS: Readonly<Record<string, GatewayHandlers>> = {
  session: { GET: getSessionStatus, POST: keepSessionAlive },
  sessions: { POST: endOwnSessions },
  'sign-on': { POST: startSignOn },
  'sign-out': { POST: signOut },
  ip: { GET: getIp },
  challenge: { GET: getChallenge },
  'identity-provider': { GET: passToIdentityProvider, POST: passToIdentityProvider },
  'identity-provider/*': { GET: passToIdentityProvider, POST: passToIdentityProvider },
  'files/*': { GET: getFile },
  'open-data/*': { GET: getDataFile },
  'forms/*': { GET: handleForm(handlePage), POST: handleForm(handlePost) },
};
