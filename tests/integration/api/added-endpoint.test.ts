/** Requirements: CODE-07, CALL-01 */
import { describeApi } from '@/lib/api/contract/openapi';
import { CONTRACT } from '@/lib/endpoints';
import { handleGateway } from '@/lib/gateway';
import { ADDED_SCHEMAS } from '../../support/api/added-endpoint';
import { call } from '../../support/api/api-client';

jest.mock('@/lib/endpoints', () => {
  const actual = jest.requireActual('@/lib/endpoints');
  const { ADDED_ENDPOINTS, ADDED_SCHEMAS } = jest.requireActual('../../support/api/added-endpoint');
  return { ...actual, CONTRACT: [...actual.CONTRACT, [ADDED_ENDPOINTS.greet, ADDED_SCHEMAS.greet]] };
});
jest.mock('@/lib/server/handlers', () => {
  const actual = jest.requireActual('@/lib/server/handlers');
  const { ADDED_HANDLERS } = jest.requireActual('../../support/api/added-endpoint');
  return { getHandler: (id: string) => ADDED_HANDLERS[id] ?? actual.getHandler(id) };
});

const ask = async (query: string, headers: Record<string, string> = {}, method = 'GET') =>
  handleGateway(new Request(`http://localhost:3000/gateway/Greetings/Greet${query}`, { method, headers }));

test('the gateway forwards it with the visitor’s token, and refuses it without one', async () => {
  const { body } = await call('getToken');
  const token = { authorization: `Bearer ${body.message}`, 'accept-language': 'en' };
  expect(await (await ask('?name=Huda', token)).json()).toEqual({ greeting: 'Peace, Huda' });
  expect((await ask(`?name=${'x'.repeat(21)}`, token)).status).toBe(422);
  expect((await ask('?name=Huda')).status).toBe(401);
  expect((await ask('', {}, 'DELETE')).headers.get('allow')).toBe('GET');
});

test('the OpenAPI document describes it', () => {
  const { paths } = describeApi(CONTRACT, '1');
  expect(paths?.['/Greetings/Greet']?.get).toMatchObject({
    operationId: 'greet',
    summary: ADDED_SCHEMAS.greet.summary,
    security: [{ visitor: [] }],
    parameters: expect.arrayContaining([expect.objectContaining({ name: 'name', in: 'query' })]),
  });
});
