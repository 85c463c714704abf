import type { IncomingMessage } from 'node:http';
import { getRootCircuit } from '@/lib/api/root-circuit';
import { connectExternalApi, makeExternalToken } from '../auth/external-sign-on';
import { changeSettings, restoreSettings } from '../portal/settings';
import { json, type Reply, silence } from './root-answers';
import { StubApi } from './stub-api';

const isJudged = ({ method, url = '' }: IncomingMessage) =>
  method !== 'GET' || /GetFields|News|GetAll/.test(url);

/** An external root that issues tokens, and answers every other call as the test specifies. */
export class JudgedRoot {
  readonly api = new StubApi();
  private reply: Reply = silence;

  /** Makes it the root of the portal. */
  async start(): Promise<void> {
    await connectExternalApi(this.api, makeExternalToken);
    const others = this.api.reply;
    const visitor = json({ message: makeExternalToken({ sub: 'visitor', authenticated: false }) });
    this.api.reply = (request, response) => {
      const { url = '' } = request;
      const own = url.includes('Authorize') ? others : isJudged(request) ? this.reply : others;
      (url.includes('GetToken') ? visitor : own)(request, response);
    };
  }

  /** Sets the answer; a call that is never answered has a short timeout. */
  use(given: Reply): void {
    this.reply = given;
    changeSettings({ API_TIMEOUT_MS: given === silence ? 300 : 10_000 });
  }

  /** Resets the record of timed-out calls. */
  forget(): void {
    for (const call of getRootCircuit().listOpen()) getRootCircuit().close(call);
  }

  async stop(): Promise<void> {
    restoreSettings();
    await this.api.stop();
  }
}
