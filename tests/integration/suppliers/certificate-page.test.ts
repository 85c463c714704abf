/** Requirements: SERVICE-14 */
import { randomInt } from 'node:crypto';
import { parse } from 'node-html-parser';
import { getForm } from '@/lib/requests/forms';
import { addStaff } from '../../support/admin/back-office';
import { HttpResearcher } from '../../support/award/http-researcher';
import { messagesOf } from '../../support/i18n/messages';
import { borrowPortal, type Target } from '../../support/portal/target';

let portal: Target;
beforeAll(async () => {
  portal = await borrowPortal();
});
afterAll(() => portal.stop());

test('a certificate names the address at which its code is checked', async () => {
  const desk = new HttpResearcher(portal.url, await addStaff(portal.url, ['suppliers']));
  const sender = new HttpResearcher(portal.url);
  await Promise.all([desk.signOn(), sender.signOn()]);
  const commercialRegistration = String(randomInt(1e9, 1e10));
  await sender.sendSample(getForm('supplier'), { commercialRegistration });
  const get = async (http: HttpResearcher, path: string) =>
    (await (await http.send(`/gateway/${path}`)).json()).data;
  const { rows } = await get(desk, `Desk/ListSuppliers?text=${commercialRegistration}`);
  const { application, proposedUntil } = await get(desk, `Desk/GetSupplier?id=${rows[0].id}`);
  const accepted = { id: application.id, version: application.version, validUntil: proposedUntil };
  const headers = { 'Content-Type': 'application/json' };
  expect((await desk.post('acceptSupplier', JSON.stringify(accepted), headers)).status).toBe(200);
  const [mine] = await get(sender, 'Supplier/GetMine');
  const page = parse(await sender.read(`/en/requests/suppliers/${mine.code}`));
  const [before] = messagesOf('en', 'supplierRegister').certificate.scan.split('<place>');
  expect(page.querySelector('section')?.text).toContain(`${before}${portal.url}/Suppliers/check`);
});
