import type { EndpointId } from '@/lib/endpoints';
import { HttpResearcher } from '../award/http-researcher';
import { makePublication } from '../publications/publication';

/** What a call of the desk answers. */
export interface DeskAnswer {
  status: number;
  code?: string;
  message?: string;
  data: { id?: string; version?: number };
}

/** A member of staff who calls the desk of a running portal, without a browser. */
export class DeskCaller {
  private constructor(private readonly http: HttpResearcher) {}

  /** @param nationalId of a person whom `STAFF` names */
  static async signOn(origin: string, nationalId: string): Promise<DeskCaller> {
    const http = new HttpResearcher(origin, nationalId);
    await http.signOn();
    return new DeskCaller(http);
  }

  /** Sends JSON, or the parts of a form. */
  async post(id: EndpointId, body: object): Promise<DeskAnswer> {
    const response =
      body instanceof FormData
        ? await this.http.post(id, body)
        : await this.http.post(id, JSON.stringify(body), { 'Content-Type': 'application/json' });
    return { status: response.status, ...(await response.json()) };
  }

  /** @param path of a call, with its query */
  async read<Data>(path: string): Promise<Data> {
    return (await (await this.http.open(`/gateway/${path}`)).json()).data;
  }

  /** Proposes a reply as the form of the desk does. */
  reply(id: string, note: string, version = 1): Promise<DeskAnswer> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ id, version, note, to: 'answered' }))
      form.append(name, String(value));
    return this.post('proposeChange', form);
  }
}

/** A news item of one person that another one has approved. @returns the version of its draft */
export async function approveNews(id: string, author: DeskCaller, publisher: DeskCaller): Promise<number> {
  await author.post('importPublications', { text: JSON.stringify([makePublication(id)]) });
  const { version } = await author.read<{ version: number }>(`Desk/OpenDraft?id=${id}`);
  const submitted = await author.post('submitDraft', { id, version });
  const judged = await publisher.post('judgeDraft', {
    ...{ id, version: submitted.data.version, verdict: 'approve' },
  });
  if (judged.status !== 200) throw new Error(`${judged.status}: ${judged.message}`);
  return judged.data.version ?? 0;
}
