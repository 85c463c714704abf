import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from '../site.ts';
import { StoredResponse } from '../store/stored-page.ts';
import { readVisitor } from './visitor.ts';

/** Public pages refer to it in the header `Speculation-Rules`. */
export const RULES_PATH = '/speculation-rules.json';

const VARY = ['Vary', 'Save-Data, Sec-CH-UA-Mobile'];

const toResponse = (rules: object) =>
  new StoredResponse(
    200,
    { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=86400' },
    Buffer.from(JSON.stringify(rules)),
  );

/** Makes the function that sends the rules; with Save-Data they prefetch nothing. */
export function sendRulesWith({ writePrefetchRules }: Pick<Site, 'writePrefetchRules'>) {
  const responses = {
    none: toResponse({}),
    // On a phone no pointer rests on links: browsers would prefetch everything in view.
    phone: toResponse(writePrefetchRules('conservative')),
    desktop: toResponse(writePrefetchRules('moderate')),
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { 'save-data': saving, 'sec-ch-ua-mobile': mobile } = request.headers;
    const kind = saving === 'on' ? 'none' : mobile === '?1' ? 'phone' : 'desktop';
    responses[kind].send(readVisitor(request), response, VARY);
  };
}
