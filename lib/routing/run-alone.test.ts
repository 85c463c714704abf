import { NextResponse } from 'next/server';
import { runAlone } from './run-alone';

const ask = (location: string, init?: RequestInit) =>
  runAlone(async () => new Response(null, { status: 303, headers: { Location: location } }))(
    new Request('http://portal.example:3000/ar?EncryptedText=x', init),
  );

it('makes a redirect within the portal relative', async () => {
  const { status, headers } = await ask('http://portal.example:3000/ar/Researchers?signOn=done');
  expect([status, headers.get('location')]).toEqual([303, '/ar/Researchers?signOn=done']);
});

it.each(['https://other.example/not-found', 'http://portal.example:30001/', '/ar'])(
  'leaves %s unchanged',
  async (location) => {
    expect((await ask(location)).headers.get('location')).toBe(location);
  },
);

it('passes on address, method and headers', async () => {
  const run = runAlone(async ({ method, headers, nextUrl, cookies }) =>
    NextResponse.json([method, headers.get('sec-purpose'), nextUrl.search, cookies.get('session')?.value]),
  );
  const headers = { 'sec-purpose': 'prefetch', cookie: 'session=1' };
  const response = await run(new Request('http://localhost/ar?a=b', { method: 'HEAD', headers }));
  expect(await response.json()).toEqual(['HEAD', 'prefetch', '?a=b', '1']);
});

it.each([NextResponse.rewrite('http://portal.example:3000/ar'), NextResponse.next()])(
  'throws instead of sending what only Next’s router understands',
  async (response) => {
    const request = new Request('http://portal.example:3000/ar?EncryptedText=x');
    await expect(runAlone(async () => response)(request)).rejects.toThrow('router');
  },
);
