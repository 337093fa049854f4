import { beforeAll, describe, expect, it } from 'vitest';
import { createApiApp } from '#tests/support/api-app.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: { name: string; in: string; required?: boolean }[];
  responses: Record<string, { description: string; content?: object }>;
}

interface Document {
  info: { contact: { name: string; url?: string }; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; securitySchemes: Record<string, object> };
}

let document: Document;
let text: string;
const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      path,
      ...operation,
    })),
  );
const callsWhere = (isFault: (operation: ReturnType<typeof operations>[number]) => boolean) =>
  operations()
    .filter(isFault)
    .map(({ call }) => call);

function* schemasIn(value: Json, path = ''): Generator<[string, { [key: string]: Json }]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [path, value];
  for (const [key, child] of Object.entries(value)) yield* schemasIn(child, `${path}/${key}`);
}
const placesWhere = (isFault: (schema: { [key: string]: Json }) => boolean) =>
  [...schemasIn(document as unknown as Json)].filter(([, schema]) => isFault(schema)).map(([path]) => path);

beforeAll(async () => {
  const app = await createApiApp();
  text = (await app.inject('/api/openapi.json')).body;
  document = JSON.parse(text);
  await app.close();
});

/** What the recommended rules of spectral look for, which finds nothing here. */
describe('the description of the API', () => {
  it('names each operation once, by letters and digits', () => {
    const names = operations().map(({ operationId }) => operationId);
    expect(names.length).toBeGreaterThan(150);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.filter((name) => !/^(?:get|post|put|delete)[A-Z][A-Za-z0-9]+$/.test(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['getItems', 'getItemsById', 'postTrades', 'getBuildsLatestJson']));
  });

  it('says of each what it does, under a tag that is explained', () => {
    const tags = document.tags.map(({ name }) => name);
    expect(callsWhere((one) => one.summary === '' || one.description === '')).toEqual([]);
    expect(callsWhere((one) => one.tags.length === 0 || one.tags.some((tag) => !tags.includes(tag)))).toEqual([]);
    expect(new Set(tags).size).toBe(tags.length);
  });

  it('says who may call, by schemes that it explains', () => {
    const schemes = Object.keys(document.components.securitySchemes);
    const named = operations().flatMap(({ security }) => security.flatMap((one) => Object.keys(one)));
    expect([...new Set(named)].toSorted()).toEqual(schemes.toSorted());
    const securityOf = (call: string) => operations().find((one) => one.call === call)?.security;
    expect(securityOf('GET /api/items')).toEqual([]);
    expect(securityOf('GET /api/trades')).toEqual([{}, { session: [] }, { bearer: [] }]);
    expect(securityOf('POST /api/trades')).toEqual([{ session: [] }, { bearer: [] }]);
    expect(securityOf('POST /api/broadcasts')).toEqual([{ ingestKey: [] }]);
  });

  it('says what succeeds, also that a creation may find what it was to create', () => {
    expect(callsWhere(({ responses }) => !Object.keys(responses).some((status) => /^[23]/.test(status)))).toEqual([]);
    expect(callsWhere(({ responses }) => '200' in responses && '201' in responses)).toEqual([
      'POST /api/blocks',
      'POST /api/parties/{id}/members',
      'POST /api/guilds/{id}/members',
      'POST /api/turns',
      'POST /api/turns/{id}/entries',
      'POST /api/keywords',
    ]);
  });

  it('says what fails, with the code and its reasons', () => {
    const descriptionOf = (call: string, status: number) =>
      operations().find((one) => one.call === call)?.responses[status]?.description;
    expect(descriptionOf('GET /api/items/{id}', 404)).toBe('찾을 수 없습니다. (NOT_FOUND)');
    expect(descriptionOf('GET /api/routes', 404)).toBe(
      '찾을 수 없습니다. (NOT_FOUND) 가는 길을 찾지 못했습니다. (NO_ROUTE)',
    );
    expect(descriptionOf('POST /api/guilds', 409)).toContain('(CONFLICT: IN_GUILD, NAME_TAKEN)');
    expect(descriptionOf('POST /api/guilds', 401)).toContain('(LOGIN_REQUIRED)');
    expect(descriptionOf('GET /api/items', 401)).toBeUndefined();
    expect(callsWhere(({ responses }) => !('default' in responses) || '500' in responses)).toEqual([]);
    const schema = { $ref: '#/components/schemas/Error' };
    const failures = operations().flatMap(({ responses }) =>
      Object.entries(responses).filter(([status]) => !/^[123]/.test(status)),
    );
    for (const [, { content }] of failures) expect(content).toEqual({ 'application/json': { schema } });
  });

  it('has paths without slashes at their ends and queries, whose parameters are all declared', () => {
    expect(Object.keys(document.paths).filter((path) => /.\/$|[?#]/.test(path))).toEqual([]);
    expect(
      callsWhere(({ path, parameters = [] }) => {
        const declared = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`);
        return String(declared.toSorted()) !== String((path.match(/\{\w+\}/g) ?? []).toSorted());
      }),
    ).toEqual([]);
    expect(
      callsWhere(
        ({ parameters = [] }) => new Set(parameters.map((one) => one.in + one.name)).size !== parameters.length,
      ),
    ).toEqual([]);
  });

  it('has schemas that are whole: lists of something, choices each once, references to what is there and used', () => {
    expect(placesWhere(({ type, items }) => type === 'array' && !items)).toEqual([]);
    expect(placesWhere((one) => Array.isArray(one.enum) && new Set(one.enum).size !== one.enum.length)).toEqual([]);
    const named = new Set(Array.from(text.matchAll(/"#\/components\/schemas\/(\w+)"/g), ([, name]) => name));
    expect([...named].toSorted()).toEqual(Object.keys(document.components.schemas).toSorted());
  });

  it('says where the API is, and whom to ask', () => {
    expect(document.servers).toHaveLength(1);
    for (const { url } of document.servers) expect(url).toMatch(/^\/$|^https?:\/\/.*[^/]$/);
    expect(document.info.contact.name).toMatch(/[가-힣]/);
    expect(document.info.description).toMatch(/[가-힣]/);
  });
});
