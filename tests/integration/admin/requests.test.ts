/** Requirements: ADMIN-08, SERVICE-07 */
import type { EndpointId } from '@/lib/endpoints';
import { getForm } from '@/lib/requests/forms';
import { openDatabase } from '@/lib/server/db/open';
import { workAs } from '../../support/admin/staff';
import { callPath, makeSecCode, visit } from '../../support/api/api-client';
import { makeAnswers } from '../../support/forms/form-samples';
import { listRequests, sendSample } from '../../support/forms/service-api';

const form = getForm('contact');
const EMAIL = 'sara@example.sa';

async function send() {
  await sendSample(form, { token: await visit(), answers: { ...makeAnswers(form), email: EMAIL } });
  const request = (await listRequests(form)).at(-1);
  if (!request) throw new Error('Nothing was stored');
  return request;
}

async function post(path: string, token: string, body: unknown, endpoint?: EndpointId) {
  const headers = { 'Content-Type': 'application/json' };
  const secCode = endpoint ? await makeSecCode(endpoint) : undefined;
  const init = { method: 'POST', token, headers, secCode, body: JSON.stringify(body) };
  const response = await callPath(path, init);
  return { status: response.status, body: await response.json() };
}

test('a request for information requires a question, and the reply requires a text', async () => {
  const request = await send();
  const office = await workAs('requests');
  const ask = { id: request.id, version: 1, to: 'moreInformationRequested' };
  const unsaid = await post('Desk/ChangeRequest', office, { ...ask, note: '  ' });
  expect([unsaid.status, unsaid.body.fields]).toEqual([422, { note: 'required' }]);
  expect((await post('Desk/ChangeRequest', office, { ...ask, note: 'أي موسم؟' })).status).toBe(200);
  const answer = { referenceNumber: request.reference_number, contact: EMAIL, to: 'underReview' };
  const empty = await post('Requests/Move', await visit(), answer, 'transitionServiceRequest');
  expect([empty.status, empty.body.fields]).toEqual([422, { note: 'required' }]);
});

test('the back office finds a request by its number and by the sender’s contact details', async () => {
  const { id } = await send();
  const other = await send();
  const office = await workAs('requests');
  const db = await openDatabase();
  const contact = { contact_email: 'Layla.Q@Example.sa', contact_mobile: '+966551234987' };
  await db.updateTable('service_request').set(contact).where('id', '=', id).execute();
  const look = async (text: string) => {
    const query = new URLSearchParams({ text });
    const { data } = await (await callPath(`Desk/ListRequests?${query}`, { token: office })).json();
    return data.rows.map((row: { id: string }) => row.id);
  };
  for (const text of ['layla.q@example.SA', '0551234987', '٠٥٥ ١٢٣ ٤٩٨٧', '+966 55 123 4987'])
    expect([text, await look(text)]).toEqual([text, [id]]);
  expect(await look(other.reference_number.toLowerCase())).toEqual([other.id]);
  for (const text of ['%', '_', '4987', "' OR 1=1 --"]) expect([text, await look(text)]).toEqual([text, []]);
});
