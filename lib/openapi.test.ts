/** @jest-environment node */
/** Requirements: CALL-12 */
import { listFields } from '@/lib/forms/rules/answers';
import { FORMS } from '@/lib/requests/forms';
import { describeApi } from './api/contract/openapi';
import { CONTRACT, type EndpointId, getEndpoint, ENDPOINT_IDS as ids, SCHEMAS } from './endpoints';

const document = describeApi(CONTRACT, '1.8.5');

function operationOf(id: EndpointId) {
  const { method, path } = getEndpoint(id);
  const item = document.paths?.[`/${path}`];
  return item?.[method.toLowerCase() as 'get' | 'post' | 'put'];
}

/** Follows a local reference such as `#/components/schemas/ApiError`. */
function follow(reference: string): unknown {
  const steps = reference.replace('#/', '').split('/');
  return steps.reduce<unknown>(
    (node, step) => (node as Record<string, unknown> | undefined)?.[step],
    document,
  );
}

function listReferences(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = '$ref' in node && typeof node.$ref === 'string' ? [node.$ref] : [];
  return [...own, ...Object.values(node).flatMap(listReferences)];
}

test('every row of the endpoint table is in it, and nothing else', () => {
  const described = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(
    ids.map((id) => `${getEndpoint(id).method} /${getEndpoint(id).path}`).sort(),
  );
});

test.each(ids)('%s has its id, summary, token, response and refusals', (id) => {
  const { token, access, action, body, response } = getEndpoint(id);
  const type = response === 'file' ? 'application/octet-stream' : 'application/json';
  const operation = operationOf(id);
  expect(operation).toMatchObject({ operationId: id, summary: SCHEMAS[id].summary });
  const schemes = operation?.security?.flatMap((one) => Object.keys(one)) ?? [];
  const open = { none: [], anonymous: ['visitor'], context: ['person', 'visitor'], forced: ['person'] }[
    token
  ];
  expect(schemes).toEqual(access === 'anyone' ? open : ['person']);
  expect(operation?.responses).toHaveProperty(['200', 'content', type, 'schema']);
  expect(operation?.responses).toHaveProperty(['429', 'content', 'application/json', 'schema', '$ref']);
  expect('401' in (operation?.responses ?? {})).toBe(token !== 'none' || access !== 'anyone');
  expect('403' in (operation?.responses ?? {})).toBe(action !== undefined || access === 'staff');
  expect(JSON.stringify(operation?.parameters).includes('SecCode')).toBe(action !== undefined);
  expect(operation?.requestBody !== undefined).toBe(body !== undefined);
});

test('the multipart body names every file and acknowledgement', () => {
  const body = operationOf('submitResearch')?.requestBody;
  expect(body).toHaveProperty(
    ['content', 'multipart/form-data', 'schema', 'properties', 'CVFile', 'format'],
    'binary',
  );
  expect(body).toHaveProperty(
    ['content', 'multipart/form-data', 'schema', 'required'],
    expect.arrayContaining(['CVFile']),
  );
  expect(body).toHaveProperty(
    ['content', 'multipart/form-data', 'schema', 'properties', 'ExtraSupportiveFiles', 'maxItems'],
    5,
  );
});

test('a form of the services describes its fields, their rules, its file and the name of a submission', () => {
  const operation = operationOf('addInnovationSubmission');
  const schema = ['content', 'multipart/form-data', 'schema'];
  expect(operation?.requestBody).toHaveProperty([...schema, 'properties', 'title', 'maxLength'], 150);
  expect(operation?.requestBody).toHaveProperty([...schema, 'properties', 'proposal', 'format'], 'binary');
  expect(operation?.requestBody).toHaveProperty(
    [...schema, 'required'],
    expect.arrayContaining(['title', 'proposal', 'ownership']),
  );
  expect(JSON.stringify(operation?.parameters)).toContain('IdempotencyKey');
});

test('its references are valid', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toMatchObject({ title: expect.any(String), version: '1.8.5' });
  const references = listReferences(document);
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) expect(follow(reference)).toBeDefined();
  for (const requirement of ids.flatMap((id) => operationOf(id)?.security ?? []))
    for (const scheme of Object.keys(requirement))
      expect(document.components?.securitySchemes).toHaveProperty(scheme);
  expect(document.components?.schemas?.ApiError).toMatchObject({ required: ['message', 'code'] });
});

test.each(FORMS.map((form) => [form.endpoint.id, form] as const))(
  '%s describes the rules of each field',
  (id, form) => {
    const { body } = getEndpoint(id);
    const type = body === 'multipart' ? 'multipart/form-data' : 'application/json';
    const content = operationOf(id)?.requestBody;
    const names = listFields(form)
      .filter(({ kind }) => kind !== 'file')
      .map(({ name }) => name);
    for (const name of names)
      expect(content).toHaveProperty(
        ['content', type, 'schema', 'properties', name, 'description'],
        expect.stringMatching(/.{4,}/),
      );
    expect(content).toHaveProperty(['content', type, 'schema', 'additionalProperties'], false);
  },
);

test('patterns, minimum lengths and conditions of a form are described, and the limits of its schema are kept', () => {
  const properties = ['content', 'application/json', 'schema', 'properties'];
  const body = operationOf('addDataSharingRequest')?.requestBody;
  expect(body).toHaveProperty([...properties, 'mobile', 'pattern'], '^05\\d{8}$');
  expect(body).toHaveProperty([...properties, 'purpose', 'minLength'], 20);
  expect(body).toHaveProperty([...properties, 'purpose', 'maxLength'], 2000);
  expect(body).toHaveProperty(
    [...properties, 'commercialRegistration', 'description'],
    expect.stringContaining('Required if entityType is private'),
  );
  expect(body).toHaveProperty(
    ['content', 'application/json', 'schema', 'required'],
    expect.not.arrayContaining(['commercialRegistration']),
  );
});
