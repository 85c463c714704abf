import type { EndpointId } from '@/lib/endpoints';
import { getForm } from '@/lib/requests/forms';
import type { SlotChoice, Times, Week } from '@/lib/requests/slots/schemas';
import { workAs } from '../admin/staff';
import { call, callPath, makeSecCode, signOnAs } from '../api/api-client';
import { makeHours, makeResource } from './appointments';
import { makeAnswers } from './form-samples';
import { listRequests, sendSample } from './service-api';

const form = getForm('appointment');
const headers = { 'Content-Type': 'application/json' };

export interface Asked {
  token: string;
  id: string;
  referenceNumber: string;
}

async function read(path: string, token: string) {
  return (await (await callPath(path, { token })).json()).data;
}

/** The staff that approves appointments, the lead of its office, and those who ask for appointments. */
export class AppointmentDesk {
  private constructor(
    private readonly office: string,
    private readonly lead: string,
  ) {}

  static async open(): Promise<AppointmentDesk> {
    return new AppointmentDesk(await workAs('appointments'), await workAs('lead'));
  }

  private post(id: EndpointId, token: string, body: unknown) {
    return call(id, { token, headers, body: JSON.stringify(body) });
  }

  save(resource: Record<string, unknown>) {
    return this.post('saveResource', this.lead, resource);
  }

  /** Opens a place with hours. @returns its id */
  async openPlace(
    name: string,
    change: Record<string, unknown> = {},
    hours: Record<string, unknown> = {},
  ): Promise<string> {
    expect((await this.save(makeResource(name, change))).status).toBe(200);
    const id: string = (await read('Desk/ListResources', this.lead)).at(-1).id;
    expect((await this.post('addHours', this.lead, makeHours(id, hours))).status).toBe(200);
    return id;
  }

  /** Closes a place that has not been changed. */
  end(id: string) {
    return this.post('endResource', this.lead, { id, version: 1 });
  }

  /** Sends a request for an appointment in person. */
  async ask(wish: Record<string, string> = {}): Promise<Asked> {
    const token = await signOnAs();
    const answers = { ...makeAnswers(form), channel: 'inPerson', ...wish };
    const { status, body } = await sendSample(form, { token, answers });
    expect(status).toBe(200);
    const id = (await listRequests(form)).at(-1)?.id ?? '';
    return { token, id, referenceNumber: body.data.referenceNumber };
  }

  find({ id }: Asked) {
    return read(`Desk/GetRequest?id=${id}`, this.office);
  }

  private async changeAs(call: EndpointId, asked: Asked, more: Record<string, unknown>) {
    const { version } = await this.find(asked);
    return this.post(call, this.office, { id: asked.id, version, ...more });
  }

  approve(asked: Asked, slot: SlotChoice) {
    return this.changeAs('approveAppointment', asked, { slot });
  }

  offer(asked: Asked, slots: SlotChoice[], until: string) {
    return this.changeAs('offerSlots', asked, { slots, until });
  }

  change(asked: Asked, to: string, more: Record<string, unknown>) {
    return this.changeAs('changeServiceRequest', asked, { to, ...more });
  }

  async timesOf({ token, referenceNumber }: Asked): Promise<Times> {
    const rows = await read('Requests/GetMine', token);
    return rows.find((row: { referenceNumber: string }) => row.referenceNumber === referenceNumber)
      .appointment;
  }

  async choose({ token, referenceNumber }: Asked, offer: string | undefined) {
    const secCode = await makeSecCode('chooseAppointment');
    const body = JSON.stringify({ referenceNumber, offer });
    return call('chooseAppointment', { token, headers, secCode, body });
  }

  async loadCalendar({ token, referenceNumber }: Asked): Promise<string> {
    const path = `MinsterAppointment/GetCalendar?referenceNumber=${referenceNumber}&language=en`;
    return (await (await callPath(path, { token })).text()).replaceAll('\r\n ', '');
  }

  loadWeek(day: string, resource: string): Promise<Week> {
    return read(`Desk/GetWeek?day=${day}&resource=${resource}`, this.office);
  }
}
