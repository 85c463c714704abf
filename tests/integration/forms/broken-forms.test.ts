/** Requirements: CALL-15, FILE-05 */
import { PEER_HEADER } from '@/lib/api/headers';
import { call, makeForm, register, signOnAs } from '../../support/api/api-client';
import { makePdf } from '../../support/files/pdf';

const ROUNDS = process.env.SWEEPS === '1' ? 16 : 4;
/** Half of the limit for a person, because two people may share one of the 65,536 counters. */
const FORMS_PER_PERSON = 15;
const PIECES = [
  '\r\n--',
  '--',
  '\0',
  '\r\n\r\n',
  '"; filename="x',
  'Content-Type: multipart/mixed; boundary=y\r\n',
];

/** The same seed in every run, so that a failure can be reproduced. */
function makeDice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

type Dice = ReturnType<typeof makeDice>;

const damages: ((body: Buffer, roll: Dice) => Buffer)[] = [
  (body, roll) => body.subarray(0, roll(body.length)),
  (body, roll) => {
    const copy = Buffer.from(body);
    for (let count = roll(20); count >= 0; count -= 1) copy[roll(body.length)] = roll(256);
    return copy;
  },
  (body, roll) => Buffer.concat([body.subarray(0, roll(body.length)), body.subarray(roll(body.length))]),
  (body, roll) => {
    const at = roll(body.length);
    return Buffer.concat([
      body.subarray(0, at),
      Buffer.from(PIECES[roll(PIECES.length)] ?? ''),
      body.subarray(at),
    ]);
  },
];

/** The body in chunks as a network might deliver it. */
function stream(body: Buffer, size: number): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < body.length; at += size)
        controller.enqueue(new Uint8Array(body.subarray(at, at + size)));
      controller.close();
    },
  });
}

async function encode(slot: string) {
  const files = ['CVFile', slot].map((name) => ({ slot: name, name: 'a.pdf', content: makePdf(name) }));
  const response = new Response(makeForm(files));
  const body = Buffer.from(await response.arrayBuffer());
  return { type: response.headers.get('content-type') ?? '', body };
}

test.each([
  ['a slot', 'ResearchPlanFile'],
  ['no slot', 'Unknown'],
])(
  'forms truncated at any place, with a file for %s, get a response',
  async (_name, slot) => {
    const { type, body } = await encode(slot);
    const roll = makeDice(slot.length);
    for (let round = 0; round < ROUNDS; round += 1) {
      const token = await signOnAs();
      await register(token);
      for (let turn = 0; turn < FORMS_PER_PERSON; turn += 1) {
        const broken = (damages[turn % damages.length] as (typeof damages)[number])(body, roll);
        // The rest of a refused body is read after the response; unfinished bodies of one address are limited.
        const headers = { 'Content-Type': type, [PEER_HEADER]: `192.0.2.${turn}` };
        const answer = await call('submitResearch', { token, headers, body: stream(broken, 1 + roll(700)) });
        expect([200, 400, 409, 422]).toContain(answer.status);
      }
    }
  },
  60_000,
);
