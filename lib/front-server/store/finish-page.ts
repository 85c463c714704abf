import type { OutgoingHttpHeaders } from 'node:http';
import { RULES_PATH } from '../http/speculation-rules.ts';
import type { Rendered } from '../render/render-queue.ts';
import type { Site } from '../site.ts';
import { LOADER } from '../sleep/browser-scripts.ts';
import { type LateStyles, putToSleep } from '../sleep/put-to-sleep.ts';
import { pageFilePath } from './page-file.ts';
import { digest, isShown, keepHeaders, ReadyResponse } from './stored-page.ts';

/** A page as it is sent, with the file that wakes it. */
export interface FinishedPage {
  status: number;
  /** As the page declared them. */
  headers: OutgoingHttpHeaders;
  tags: readonly string[];
  response: ReadyResponse;
  file: { name: string; path: string; response: ReadyResponse } | null;
}

export type FinishPage = (rendered: Rendered, key: string) => FinishedPage;

const YEAR = 'public, max-age=31536000, immutable';
/** False for what may be meant for one visitor alone. */
export function isForEveryone({ status, headers }: Pick<FinishedPage, 'status' | 'headers'>): boolean {
  if (headers['set-cookie']) return false;
  return !isShown(status) || /\bpublic\b/.test(String(headers['cache-control'] ?? ''));
}

/** The tags that a page says it was made of. */
function readTags(headers: OutgoingHttpHeaders): string[] {
  return String(headers['cache-tag'] ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}

const isPage = ({ status, headers }: Rendered) =>
  isShown(status) && String(headers['content-type'] ?? '').startsWith('text/html');

function toFile(script: string, key: string): NonNullable<FinishedPage['file']> {
  const body = Buffer.from(script);
  const name = digest(body);
  const headers = {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': YEAR,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  return { name, path: pageFilePath(name, key), response: new ReadyResponse(200, headers, body, false) };
}

/** By this Next knows its own scripts; each rendering has another. The policy of a page that is kept knows none. */
const NONCE = /'nonce-([^']+)'/;

/** Leaves the nonce out: instances that make the same page give its file the same name. */
function dropNonce(html: string, headers: OutgoingHttpHeaders): string {
  const [, nonce] = NONCE.exec(String(headers['content-security-policy'] ?? '')) ?? [];
  return nonce ? html.replaceAll(nonce, '') : html;
}

/**
 * Brings what was rendered into the shape in which it is kept and sent.
 * @param late the file with the late styles of all pages; null without a build
 */
export const finishWith =
  (late: LateStyles | null, buildPolicy: Site['buildPolicy']): FinishPage =>
  (rendered, key) => {
    const { status, headers, body } = rendered;
    const tags = readTags(headers);
    if (!isPage(rendered) || !isForEveryone(rendered))
      return {
        status,
        headers,
        tags,
        response: new ReadyResponse(status, keepHeaders(headers), body),
        file: null,
      };
    const asleep = putToSleep(dropNonce(body.toString(), headers), late);
    const file = toFile(asleep.script, key);
    // What the store adds says how it may be kept from here on.
    const { 'cache-control': _own, ...kept } = keepHeaders(headers);
    const policy = buildPolicy([...asleep.standing, LOADER]);
    const sent = { ...kept, 'content-security-policy': policy, 'speculation-rules': `"${RULES_PATH}"` };
    return {
      status,
      headers,
      tags,
      response: new ReadyResponse(status, sent, Buffer.from(asleep.nameFile(file.path))),
      file,
    };
  };
