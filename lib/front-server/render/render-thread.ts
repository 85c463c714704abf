/** A thread in which Next renders: it receives requests as messages and replies with complete pages. */
import { buffer } from 'node:stream/consumers';
import { parentPort, workerData } from 'node:worker_threads';
import inject from 'light-my-request';
import next from 'next';
import { REQUEST_ID_HEADER } from '../../api/headers.ts';
import { openLog } from '../../monitoring/log.ts';
import { watchPage } from '../../page-reads/record-reads.ts';
import { isText, packPage } from '../http/encodings.ts';
import { fillStyles, readStyles } from '../next-output.ts';
import { isForEveryone } from '../store/stored-page.ts';
import type { Rendered } from './render-queue.ts';
import type { Answer, Question, ThreadData } from './renderer.ts';

const { build, logLevel, port }: ThreadData = workerData;
openLog(logLevel);
const styles = readStyles(build);
const app = next({ dev: false, dir: process.cwd(), port });
await app.prepare();
const handle = app.getRequestHandler();

const readId = ({ headers }: Pick<Question, 'headers'>) => headers[REQUEST_ID_HEADER]?.toString();

/** Calls Next within the process, without a socket. @returns the page as Next writes it */
async function ask({ id, ...request }: Question): Promise<Rendered> {
  const response = await inject(
    (incoming, outgoing) => {
      handle(incoming, outgoing).catch((error: unknown) => outgoing.destroy(error as Error));
    },
    // Without this option the body would also be converted to a text.
    { ...request, payloadAsStream: true },
  );
  const body = await buffer(response.stream());
  return { status: response.statusCode, headers: response.headers, body };
}

async function render(question: Question): Promise<Rendered> {
  const page = await ask(question);
  if (!isText(page.headers)) return page;
  return { ...page, body: fillStyles(page.body, styles, isForEveryone(page)) };
}

/** The buffers that can be transferred; those that are part of shared memory are copied. */
function listOwn({ page }: Answer): ArrayBuffer[] {
  const { buffer: bytes, byteLength } = page?.body ?? {};
  return bytes instanceof ArrayBuffer && bytes.byteLength === byteLength ? [bytes] : [];
}

async function answer(question: Question): Promise<Answer> {
  const { id, headers } = question;
  try {
    const page = await watchPage(readId(question), () => render(question));
    return { id, page: await packPage(page, headers['accept-encoding']?.toString()) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

parentPort?.on('message', async (question: Question) => {
  const made = await answer(question);
  parentPort?.postMessage(made, listOwn(made));
});
parentPort?.postMessage({ id: 0 } satisfies Answer);
