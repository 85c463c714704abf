import { randomUUID } from 'node:crypto';
import type { EndpointId } from '@/lib/endpoints';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { listFields } from '@/lib/forms/rules/answers';
import { toPayload } from '@/lib/forms/rules/payload';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { FORMS } from '@/lib/requests/forms';
import { HttpResearcher } from '../award/http-researcher';
import { makeResource } from '../forms/appointments';
import { makeAnswers, makeBody } from '../forms/form-samples';
import { describeImage, makeJpeg } from '../publications/images';
import { makePublication } from '../publications/publication';
import { DeskCaller } from './desk-caller';

/** The staff of the portal, for its setting `STAFF`. */
const [CLERK, PUBLISHER, COLLEAGUE] = ['1000000005', '1000000001', '1000000003'];
export const HOSTILE_STAFF = `${CLERK}=administrator,${PUBLISHER}=administrator`;

/** How a cell must not begin; texts of several lines begin with the last two. */
const LEADS = ['=1+', '@SUM(1)', '+1', '-1', '\t=1', '\n=1'];
/** The longest text that is entered here, unless a question requires a longer one. */
const LONGEST = 60;

export const HOSTILE_NEWS = 'hostile-news';
export const HOSTILE_SERVICE = 'hostile-service';

const inEvery = <Value>(make: (locale: string) => Value) =>
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, make(locale)]));

/** A portal whose senders and editors enter markup and formulas in every text. */
export class HostileDesk {
  /** Where each text was entered; its number is its position, from 1. */
  readonly places: string[] = [];
  /** Ids for the pages of one record, by the key of the route. */
  readonly records: Record<string, string[]> = {};

  private constructor(
    readonly sender: HttpResearcher,
    /** The browser of the member of staff who enters texts. */
    readonly browser: HttpResearcher,
    private readonly clerk: DeskCaller,
    private readonly publisher: DeskCaller,
  ) {}

  static async enter(origin: string): Promise<HostileDesk> {
    const [sender, browser] = [new HttpResearcher(origin), new HttpResearcher(origin, CLERK)];
    await sender.signOn();
    await browser.signOn();
    const clerk = await DeskCaller.signOn(origin, CLERK);
    const desk = new HostileDesk(sender, browser, clerk, await DeskCaller.signOn(origin, PUBLISHER));
    await desk.enterRequests();
    await desk.enterOffice();
    await desk.enterSupplier();
    await desk.enterPublishing();
    for (const id of [HOSTILE_NEWS, HOSTILE_SERVICE]) await desk.publish(id);
    return desk;
  }

  /** A text that is a formula, ends a script element, and begins another one. */
  private make(place: string, { minLength = 0, isLong = false } = {}): string {
    const number = this.places.push(place);
    const lead = LEADS[number % (isLong ? LEADS.length : 4)];
    return `${lead}</script ><script>alert(${number})</script>`.padEnd(minLength + 2, 'x');
  }

  private async post(call: EndpointId, body: object, by = this.clerk) {
    const { status, data, ...refusal } = await by.post(call, body);
    if (status !== 200) throw new Error(`${call}: ${JSON.stringify(refusal)}`);
    return data;
  }

  private async send(form: FormDefinition): Promise<void> {
    const answers = makeAnswers(form);
    for (const field of listFields(form)) {
      if ((field.kind !== 'text' && field.kind !== 'textarea') || field.pattern || field.shownWhen) continue;
      const length = { minLength: field.minLength ?? 0, isLong: field.kind === 'textarea' };
      if (field.maxLength >= LONGEST) answers[field.name] = this.make(`${form.id}.${field.name}`, length);
    }
    const { body, headers } = makeBody(form, toPayload(form, answers));
    const { message } = await (await this.sender.get('getToken')).json();
    const isAnonymous = form.endpoint.token === 'anonymous';
    const answer = await this.sender.post(form.endpoint.id as EndpointId, body, {
      ...headers,
      ...(isAnonymous ? { Authorization: `Bearer ${message}` } : {}),
      'Idempotency-Key': randomUUID(),
    });
    if (answer.status !== 200) throw new Error(`${form.id}: ${await answer.text()}`);
  }

  private async enterRequests(): Promise<void> {
    for (const form of FORMS) await this.send(form);
    const { rows } = await this.clerk.read<{ rows: { id: string; form: string }[] }>('Desk/ListRequests');
    this.records.adminRequest = rows.map(({ id }) => id);
    const idOf = (name: string) => rows.find(({ form }) => form === name)?.id ?? '';
    const answered = idOf('contact');
    await this.post('addNote', { id: answered, text: this.make('note', { isLong: true }) });
    const reason = this.make('reason of urgency');
    await this.post('setPriority', { id: answered, version: 1, priority: 'urgent', reason });
    await this.clerk.reply(answered, this.make('reply', { isLong: true }));
    await this.post('sendChangeNow', { id: answered });
    await this.clerk.reply(idOf('information'), this.make('reply that waits'));
    const approval = { id: idOf('appointment'), version: 1, note: this.make('approval') };
    await this.post('approveAppointment', approval);
  }

  private async enterOffice(): Promise<void> {
    const texts = inEvery((locale) => this.make(`template.${locale}`, { isLong: true }));
    await this.post('saveTemplate', { name: this.make('template'), form: null, texts });
    await this.post('saveView', { list: 'requests', name: this.make('view'), query: { form: 'contact' } });
    await this.post('saveTeam', { name: this.make('team'), isClosed: false, forms: [], members: [] });
    const places = inEvery((locale) => ({
      name: this.make(`resource.${locale}`),
      place: this.make(`place.${locale}`),
    }));
    await this.post('saveResource', makeResource('', { texts: places }));
    const colleague = { nationalId: COLLEAGUE, label: this.make('colleague'), roles: ['requests'] };
    await this.post('grantRoles', colleague);
  }

  private async enterSupplier(): Promise<void> {
    const { rows } = await this.clerk.read<{ rows: { id: string }[] }>('Desk/ListSuppliers');
    const id = rows[0]?.id ?? '';
    const { proposedUntil: validUntil } = await this.clerk.read<{ proposedUntil: string }>(
      `Desk/GetSupplier?id=${id}`,
    );
    const accepted = await this.post('acceptSupplier', { id, version: 1, validUntil });
    const reason = this.make('suspension');
    await this.post('changeSupplier', { id: accepted.id, version: 1, to: 'suspended', reason });
    this.records.adminSupplier = [id, accepted.id ?? ''];
  }

  private makeItem(kind: 'news' | 'service', id: string) {
    const item = makePublication(id, { kind });
    for (const locale of LOCALE_CODES) {
      const make = (name: string) => `${item.texts[locale].title} ${this.make(`${kind}.${name}.${locale}`)}`;
      item.texts[locale] = {
        ...item.texts[locale],
        ...{ title: make('title'), summary: make('summary'), body: [make('body')] },
      };
    }
    return item;
  }

  private async enterPublishing(): Promise<void> {
    const [list] = await this.clerk.read<{ list: string; version: number }[]>('Desk/ListChoiceLists');
    const texts = inEvery((locale) => this.make(`choice.${locale}`));
    await this.post('saveChoice', { list: list?.list, version: list?.version, texts });
    const items = [this.makeItem('news', HOSTILE_NEWS), this.makeItem('service', HOSTILE_SERVICE)];
    await this.post('importPublications', { text: JSON.stringify(items) });
    const form = new FormData();
    form.append('file', new Blob([(await makeJpeg()) as BlobPart]), '=1<script>.jpg');
    const { id = '', version = 0 } = await this.post('addImage', form);
    const descriptions = inEvery((locale) => this.make(`image.${locale}`));
    const origin = { source: this.make('source'), licence: this.make('licence') };
    await this.post('saveImage', describeImage(id, version, { descriptions, ...origin }));
    this.records.adminImage = [id];
    const head = { title: this.make('title'), description: this.make('head', { minLength: 50 }) };
    const page = { route: 'haj', locale: 'en', ...head, card: this.make('card') };
    await this.post('saveMetaOverride', page);
    const values = { text: inEvery((locale) => this.make(`fact.${locale}`)) };
    const fact = { id: 'vaccines', version: 0, values, source: 'adahi', on: '2026-11-01' };
    await this.post('proposeSeasonFact', fact);
    await this.post('confirmSeasonFact', { id: 'vaccines', version: 1 }, this.publisher);
  }

  /** Hands a publication to review; it is returned with a note, and published the second time. */
  private async publish(id: string): Promise<void> {
    const judge = async (verdict: object) => {
      const { version } = await this.clerk.read<{ version: number }>(`Desk/OpenDraft?id=${id}`);
      const submitted = await this.post('submitDraft', { id, version });
      return this.post('judgeDraft', { id, version: submitted.version, ...verdict }, this.publisher);
    };
    await judge({ verdict: 'return', note: this.make(`review.${id}`) });
    this.reviews.push(await this.browser.read(`/en/desk/publications/${id}`));
    const { version } = await judge({ verdict: 'approve' });
    await this.post('publishDraft', { id, version, when: 'now' }, this.publisher);
  }

  /** The pages of publications while they have the note of their reviewer. */
  readonly reviews: string[] = [];
}
