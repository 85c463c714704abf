import { ENDPOINTS, type EndpointId } from '@/lib/endpoints';

/** A browser of one instance, with an identity that another one may have given. */
export class Reader {
  private constructor(
    private readonly origin: string,
    private readonly identity: Record<string, string>,
  ) {}

  /** A visitor of one instance. */
  static async visit(origin: string): Promise<Reader> {
    const { message } = await (await fetch(`${origin}/gateway/${ENDPOINTS.getToken.path}`)).json();
    return new Reader(origin, { Authorization: `Bearer ${message}` });
  }

  /** A person who has signed on at any instance. */
  static withCookies = (origin: string, cookie: string) => new Reader(origin, { Cookie: cookie });

  async read(path: string, language = 'en'): Promise<{ status: number; text: string }> {
    const headers = { ...this.identity, 'Accept-Language': language };
    const response = await fetch(`${this.origin}/${path}`, { headers, redirect: 'manual' });
    return { status: response.status, text: await response.text() };
  }

  call(id: EndpointId, query = '') {
    return this.read(`gateway/${ENDPOINTS[id].path}${query}`);
  }
}
