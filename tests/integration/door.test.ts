import { handleGateway } from '@/lib/gateway/door';

const ask = (path: string, init: RequestInit = {}) =>
  handleGateway(new Request(`http://localhost:3000/gateway/${path}`, init));

describe('the door', () => {
  it('hands out tokens', async () => {
    const response = await ask('TokenGenerator/GetToken');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ message: expect.stringMatching(/^ey/) });
  });
});
