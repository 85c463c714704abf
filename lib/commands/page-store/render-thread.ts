/** A thread in which Next renders: it is asked by messages and answers each with a whole page. */
import { parentPort } from 'node:worker_threads';
import inject from 'light-my-request';
import next from 'next';
import { REQUEST_ID_HEADER } from '../../api/headers.ts';
import { env } from '../../config/env.ts';
import { watchStatus } from '../../config/monitoring/current-request.ts';
import { openLog } from '../../config/monitoring/log.ts';
import type { Answer, Question } from './renderer.ts';

openLog(env.LOG_LEVEL);
const app = next({ dev: false, dir: process.cwd(), port: env.PORT });
await app.prepare();
const handle = app.getRequestHandler();

const readId = ({ headers }: Pick<Question, 'headers'>) => headers[REQUEST_ID_HEADER]?.toString();

/** Within the process, without a socket. */
async function render({ id, ...request }: Question): Promise<Answer> {
  try {
    const page = await watchStatus(readId(request), async () => {
      const { statusCode, headers, rawPayload } = await inject((incoming, response) => {
        handle(incoming, response).catch((error: unknown) => response.destroy(error as Error));
      }, request);
      return { status: statusCode, headers, body: rawPayload };
    });
    return { id, page };
  } catch (error) {
    return { id, error: String(error) };
  }
}

parentPort?.on('message', async (question: Question) => parentPort?.postMessage(await render(question)));
parentPort?.postMessage({ id: 0 } satisfies Answer);
