import 'server-only';
import { isIP } from 'node:net';
import { findSession } from '@/lib/auth/find-session';
import { endOwnSessions } from '@/lib/auth/own-sessions';
import { getSessionStatus, keepSessionAlive } from '@/lib/auth/session-status';
import { signOut } from '@/lib/auth/sign-out';
import { startSignOn } from '@/lib/auth/start-sign-on';
import { env } from '@/lib/config/env';
import { answerPlainPage, answerPlainPost } from '@/lib/forms/no-javascript/answer-post';
import { answerDataFile } from '@/lib/publications/open-data/answer-file';
import { answerError } from './error-answer';
import { passOn } from './forward';
import { PEER_HEADER } from './headers';
import { UpstreamDown } from './upstream';

type Handler = (request: Request, path: string) => Promise<Response>;
type OwnCall = Partial<Record<'GET' | 'POST', Handler>>;

/** The visitor's address as the front server saw it, or where another service tells it. */
async function getIp(request: Request): Promise<Response> {
  if (env.IP_LOOKUP_URL) return Response.redirect(env.IP_LOOKUP_URL, 307);
  const peer = request.headers.get(PEER_HEADER) ?? '';
  return Response.json({ ip: isIP(peer) ? peer : null }, { headers: { 'Cache-Control': 'no-store' } });
}

/** A task for the bot check: the embedded API's own, or that of the address which an external root comes with. */
async function getChallenge(request: Request): Promise<Response> {
  if (!env.API_ROOT) return passOn(request, 'challenge', null);
  if (!env.CHALLENGE_URL) return answerError(404, 'unknownCall', request);
  const address = new URL(env.CHALLENGE_URL);
  // An external check knows the labels of the spec and nothing of our endpoints.
  const { searchParams } = new URL(request.url);
  searchParams.delete('endpoint');
  address.search = searchParams.toString();
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => {
    throw new UpstreamDown('No challenge');
  });
  const type = response.headers.get('content-type') ?? 'application/json';
  return new Response(response.body, {
    status: response.status,
    headers: { 'Content-Type': type, 'Cache-Control': 'no-store' },
  });
}

/** A stored file: the API gives it to its owner alone. */
async function getFile(request: Request, path: string): Promise<Response> {
  if (env.API_ROOT) return answerError(404, 'notFound', request);
  const session = await findSession(request.headers);
  if (!session) return answerError(401, 'sessionEnded', request);
  return passOn(request, path, `Bearer ${session.token}`);
}

/** A file of the open-data library; the embedded API counts the downloads. */
async function getDataFile(request: Request, path: string): Promise<Response> {
  if (!env.API_ROOT) return passOn(request, path, null);
  return (await answerDataFile(path.slice(path.indexOf('/') + 1))) ?? answerError(404, 'notFound', request);
}

/** The test identity provider; switched off as soon as a real login page or an external API is configured. */
async function passToIdentityProvider(request: Request, path: string): Promise<Response> {
  if (env.LOGIN_URL || env.API_ROOT) return answerError(404, 'notFound', request);
  return passOn(request, path, null);
}

const EXACT: Record<string, OwnCall> = {
  session: { GET: getSessionStatus, POST: keepSessionAlive },
  sessions: { POST: endOwnSessions },
  'sign-on': { POST: startSignOn },
  'sign-out': { POST: signOut },
  ip: { GET: getIp },
  challenge: { GET: getChallenge },
};

const FOLDERS: Record<string, OwnCall> = {
  'identity-provider': { GET: passToIdentityProvider, POST: passToIdentityProvider },
  files: { GET: getFile },
  'open-data': { GET: getDataFile },
  forms: { GET: answerPlainPage, POST: answerPlainPost },
};

/** The gateway's own call of a path, or null: what the endpoint table does not hold because no API answers it. */
export function findOwnCall(path: string): OwnCall | null {
  if (Object.hasOwn(EXACT, path)) return EXACT[path] ?? null;
  const folder = path.split('/')[0] ?? '';
  return Object.hasOwn(FOLDERS, folder) ? (FOLDERS[folder] ?? null) : null;
}
