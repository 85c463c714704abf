/** Requirements: CODE-07, FORMS-01 */
import { Hono } from 'hono';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServiceForm } from '@/components/forms/service-form';
import { VISITOR } from '@/lib/forms/draft';
import { findFaults } from '@/lib/forms/find-faults';
import type { FormDefinition } from '@/lib/forms/form-definition';
import { loadFormTexts } from '@/lib/forms/form-texts';
import { receiveService } from '@/lib/server/forms/receive-form';
import type { ApiEnv } from '@/lib/server/http/api-context';
import { answerError } from '@/lib/server/http/errors';
import { listRequests } from '../../support/forms/service-api';

/**
 * A form added as docs/contributing.md says: one definition. Its page, its rules and its storage are asked for without a line
 * of code of its own (its words are those of the contact form, whose questions it borrows).
 */
const added = {
  id: 'added',
  route: 'contact',
  namespace: 'contact.form',
  endpoint: {
    ...{ id: 'addAdded', method: 'POST', path: 'Added/Add', token: 'context', access: 'anyone' },
    ...{ action: 'added', body: 'json', limit: 'form' },
  },
  summary: 'A form that was added',
  life: 'request',
  retentionDays: 30,
  sections: [
    {
      key: 'sender',
      fields: [
        { name: 'fullName', kind: 'text', required: true, maxLength: 20 },
        { name: 'email', kind: 'email', required: true, hint: true, contact: 'email' },
      ],
    },
  ],
  next: ['read'],
} as const satisfies FormDefinition;

const api = new Hono<ApiEnv>();
api.onError(answerError);
api.use(async (c, next) => {
  c.set('locale', 'en');
  c.set('caller', { kind: 'anonymous', subject: 'anon:added' });
  await next();
});
api.post('/added', receiveService(added));

const send = (body: unknown) =>
  api.request('/added', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'added-form-1' },
  });

test('its page is a whole form without script, with the words of the language', async () => {
  const texts = await loadFormTexts(added, 'fr', '2026-11-21', {});
  const page = renderToStaticMarkup(
    createElement(ServiceForm, {
      locale: 'fr',
      definition: added,
      texts,
      answers: { fullName: 'Huda' },
      faults: { email: 'required' },
      requestKey: 'key-of-the-page',
      owner: VISITOR,
      today: '2026-11-21',
      backHref: '/fr/Contact',
    }),
  );
  expect(page).toContain('action="/gateway/forms/added?locale=fr"');
  expect(page).toMatch(/<input[^>]*name="fullName"[^>]*value="Huda"/);
  expect(page).toMatch(/<input[^>]*name="requestKey"[^>]*value="key-of-the-page"/);
  expect(page).toContain(`<a href="#email">${texts.fields.email?.faults.required}</a>`);
  expect(page).toContain('aria-describedby="email-hint email-error"');
});

test('its rules are those of the definition, in the browser and at the API', async () => {
  const answers = { fullName: 'x'.repeat(21), email: 'huda@example.sa' };
  expect(findFaults(added, answers, '2026-11-21')).toEqual({ fullName: 'tooLong' });
  const response = await send(answers);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ fields: { fullName: 'tooLong' } });
});

test('what it sends is stored once', async () => {
  const body = { fullName: 'Huda', email: 'huda@example.sa' };
  const [first, second] = [await send(body), await send(body)];
  expect(await first.json()).toEqual(await second.json());
  expect(await listRequests(added)).toMatchObject([{ contact_email: 'huda@example.sa', status: 'received' }]);
});
