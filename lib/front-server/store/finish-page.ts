import type { OutgoingHttpHeaders } from 'node:http';
import { PAGE_SCRIPTS } from '../../browser-scripts/built/page-scripts.ts';
import { offerMetric } from '../../monitoring/metrics.ts';
import { RULES_PATH } from '../http/send-prefetch-rules.ts';
import { dropNonce, readNextPage } from '../next-output.ts';
import type { Rendered } from '../render/render-queue.ts';
import type { Site } from '../site.ts';
import { LOADER_SCRIPT } from '../sleep/built/loader.ts';
import type { LateStyles } from '../sleep/late-styles.ts';
import { putToSleep } from '../sleep/put-to-sleep.ts';
import { pageFilePath } from './page-file.ts';
import { digest, isForEveryone, isShown, keepHeaders, StoredResponse } from './stored-page.ts';

/** A page in the form in which it is sent, with the file that wakes it. */
export interface FinishedPage {
  status: number;
  headers: OutgoingHttpHeaders;
  tags: readonly string[];
  response: StoredResponse;
  file: { name: string; path: string; response: StoredResponse } | null;
}

export type FinishPage = (rendered: Rendered, key: string) => FinishedPage;

const YEAR = 'public, max-age=31536000, immutable';

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
  return { name, path: pageFilePath(name, key), response: new StoredResponse(200, headers, body, false) };
}

interface Options {
  /** The file with the late styles of all pages; null to keep them in each page. */
  late: LateStyles | null;
  buildPolicy: Site['buildPolicy'];
}

/** A page as it is stored: its HTML, the inline scripts that its policy has to allow, and the file that wakes it. */
interface StoredHtml {
  html: string;
  inlineScripts: readonly string[];
  file: FinishedPage['file'];
}

function sleep(html: string, key: string, late: LateStyles | null): StoredHtml {
  const asleep = putToSleep(html, late);
  const file = toFile(asleep.script, key);
  return { html: asleep.nameFile(file.path), inlineScripts: [...asleep.own, LOADER_SCRIPT], file };
}

function stayAwake(html: string): StoredHtml {
  const { inline, own } = readNextPage(html, PAGE_SCRIPTS);
  return { html, inlineScripts: [...own, ...inline.map(({ text }) => text)], file: null };
}

/**
 * Makes the function that puts a rendered page into the form in which it is stored. Pages that cannot be put to sleep
 * keep their scripts; they are logged and counted.
 */
export function finishWith({ late, buildPolicy }: Options): FinishPage {
  let awake = 0;
  offerMetric('page_sleep_failures_total', () => awake);
  return (rendered, key) => {
    const { status, headers, body } = rendered;
    const tags = readTags(headers);
    if (!isPage(rendered) || !isForEveryone(rendered))
      return {
        status,
        headers,
        tags,
        response: new StoredResponse(status, keepHeaders(headers), body),
        file: null,
      };
    const html = dropNonce(body.toString(), headers);
    let page: StoredHtml;
    try {
      page = sleep(html, key, late);
    } catch (error) {
      awake += 1;
      console.error(`${key} is stored with all its scripts, because it could not be put to sleep:`, error);
      page = stayAwake(html);
    }
    // The store sets Cache-Control itself.
    const { 'cache-control': _own, ...kept } = keepHeaders(headers);
    const policy = buildPolicy(page.inlineScripts);
    const sent = { ...kept, 'content-security-policy': policy, 'speculation-rules': `"${RULES_PATH}"` };
    return {
      status,
      headers,
      tags,
      response: new StoredResponse(status, sent, Buffer.from(page.html)),
      file: page.file,
    };
  };
}
