import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';

/** A compact token without a signature: the specification does not mention a key. */
function makeToken(claims: Record<string, unknown>): string {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 3600;
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ exp, ...claims })}.`;
}

const named = (...names: string[]) => ({ data: names.map((name, index) => ({ id: index + 1, name })) });

/** POST calls whose response the specification does not show. */
const SILENT_POSTS = [
  'PageRatings/AddRating',
  'api/Scholarship/RegisterResearcherInfo',
  'api/Scholarship/SubmitResearch',
  'AddCompanyRequest',
  'InnovationSubmission/AddInnovationSubmissionRequest',
  'Creatives/SubmitForm',
  'DataSharing/AddRequest',
  'OpenData/AddRequest',
  'PublicInfoRequest/Create',
  'MinsterAppointment/Create',
  'Surveys/AddOperatorSurvey',
  'Supplier/Create',
  'RaselTransactions/AddTransaction',
  'MinsterAppointment/Approve',
  'MinsterAppointment/Cancel',
  'MinsterAppointment/Reschedule',
];

const ACTIVITY = {
  id: 7,
  title: 'زيارة مخيمات منى',
  summary: 'زيارة',
  body: ['تفقد معالي الوزير المخيمات.'],
  place: 'منى',
  data: { type: 'visit' },
  publishedAt: '2026-11-01T09:00:00Z',
  createdBy: 3,
};
const { data: _data, body: _body, ...ACTIVITY_ROW } = ACTIVITY;
const SUPPLIER = {
  establishmentName: 'مؤسسة الإمداد',
  commercialRegistration: '1010101010',
  activity: 'catering',
  acceptedAt: null,
  own: {
    referenceNumber: 'S-1',
    status: 'received',
    nationalAddress: 'RAKA1234',
    contactPerson: 'سارة',
    email: 'sara@supplier.example',
    mobile: '0512345678',
  },
};

/** Responses that the specification shows, some of them in the style of other servers. */
const READS: Readonly<Record<string, () => unknown>> = {
  'TokenGenerator/GetToken': () => ({ message: makeToken({ sub: 'visitor' }), isSuccess: true }),
  'api/UserAuthentication/Scholarship/Nafath/Authorize': () => ({
    message: makeToken({ sub: 'person-1', Username: 'سارة', authenticated: true }),
  }),
  'api/Staff/Authorize': () => ({
    message: makeToken({ sub: 'staff-1', Username: 'هدى', authenticated: true }),
  }),
  'api/Scholarship/GetMyRequest': () => ({ data: null, message: null }),
  'api/Scholarship/GetCountries': () => named('فرنسا', 'اليابان'),
  'api/Scholarship/GetFields': () => named('إدارة الحشود', 'الصحة'),
  'api/Scholarship/GetScholarshipEducationalLevel': () => named('ماجستير', 'دكتوراه'),
  'Countries/GetAll': () => [{ code: '+966', arName: 'السعودية', enName: 'Saudi Arabia', flag: null }],
  'PageRatings/GetRatingCounts': () => ({ yesCount: '12', totalCount: '20' }),
  'MinsterAppointment/GetTopics': () => named('خدمات الحجاج'),
  'MinisterActivities/GetAll': () => ({ data: [ACTIVITY] }),
  'MinisterActivities/GetAllWithSearch': () => ({ data: [ACTIVITY] }),
  'MinisterActivities/GetAllToTable': () => ({ data: [{ ...ACTIVITY_ROW, type: 'visit' }] }),
  'MinisterActivities/GetAllToTableWithSearch': () => ({ data: [] }),
  'MinisterActivities/GetTop4': () => ({ data: [ACTIVITY] }),
  'MinisterActivities/GetById': () => ({ data: ACTIVITY }),
  'Supplier/GetAll': () => ({ data: { rows: [], total: '0', newer: null, older: null } }),
  'Supplier/CheckCRStatus': () => ({ data: { commercialRegistration: '1010101010', status: 'underReview' } }),
  'Supplier/Details': () => ({ data: SUPPLIER }),
};

/**
 * An API written only from the specification’s table of calls: method, path and documented response of each.
 * Other calls get a 404 with a page, like on many servers.
 */
export class SpecRoot {
  /** Method and path of every call, in the order received. */
  readonly seen: { call: string; request: IncomingMessage; body: string }[] = [];
  /** The two windows in the response of `GetConfigration`. */
  windows: Record<string, unknown> = {};
  /** The windows in the responses of their calls; undefined if there is no such call. */
  ownWindows: Partial<Record<'Registration' | 'Submission', unknown>> = {};
  /** The appointments that staff get; null if the caller is not staff. */
  appointments: readonly unknown[] | 'down' | null = null;

  private readonly api = this.createApi();
  // A busy test would answer late and close idle connections on which a request is already in flight.
  private readonly server: Server = createServer({ keepAliveTimeout: 60_000 }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = 'GET', url = '/' } = request;
    const body = Buffer.concat(chunks);
    this.seen.push({ call: `${method} ${url.split('?')[0]}`, request, body: body.toString('latin1') });
    const answer = await this.api.request(url, { method, ...(method === 'GET' ? {} : { body }) });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });

  private createApi(): Hono {
    const api = new Hono();
    for (const [path, answer] of Object.entries(READS)) api.get(`/root/${path}`, (c) => c.json(answer()));
    for (const path of SILENT_POSTS) api.post(`/root/${path}`, (c) => c.body(null, 200));
    api.get('/root/api/Scholarship/GetConfigration', (c) => c.json({ status: '1', ...this.windows }));
    for (const name of ['Registration', 'Submission'] as const)
      api.get(`/root/api/Scholarship/Get${name}Configuration`, (c) =>
        name in this.ownWindows ? c.json(this.ownWindows[name]) : c.notFound(),
      );
    api.get('/root/MinsterAppointment/GetActive', (c) => {
      if (this.appointments === 'down') return c.json({ message: 'down' }, 503);
      return this.appointments
        ? c.json({ data: this.appointments })
        : c.json({ message: 'not for you' }, 403);
    });
    api.put('/root/Supplier/Update', (c) => c.body(null, 200));
    api.get('/login', (c) => {
      const landing = new URL(c.req.query('returnUrl') ?? '');
      landing.searchParams.set('EncryptedText', 'text-of-the-provider');
      return c.redirect(landing.href, 303);
    });
    api.notFound((c) => c.html('<h1>404 Not Found</h1>', 404));
    return api;
  }

  /** @returns settings for a portal that uses this API */
  async start(): Promise<Record<string, string>> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return { API_ROOT: `${origin}/root/`, LOGIN_URL: `${origin}/login` };
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
