import { describe, expect, it } from 'vitest';
import { parseIslandName, readIslandProps } from './island-request.rules.ts';

const servers = [{ id: 1 }, { id: 2 }];
const propsOf = (text: string) => readIslandProps(text, servers);

describe('the name of an island', () => {
  it.each(['ItemCard_0.json', 'ItemCard_0123456789abcdef.json'])('is found under any hash: %s', (file) =>
    expect(parseIslandName(file)).toBe('ItemCard'),
  );

  it.each([
    'ItemCard.json',
    'ItemCard_.json',
    'ItemCard_0123456789abcdef0.json',
    'ItemCard_G.json',
    'ItemCard_A.json',
    'itemcard_1.json',
    'constructor_1.json',
    '__proto___1.json',
    'toString_1.json',
    'ItemCard_1.json\n',
    'ItemCard_1.JSON',
    'x/ItemCard_1.json',
  ])('is not found in %j', (file) => expect(parseIslandName(file)).toBeUndefined());
});

describe('the props of an island', () => {
  it('are an id, and a server of the site', () => {
    expect(propsOf('{"id":12}')).toEqual({ id: 12 });
    expect(propsOf(' { "gameServer": 2, "id": 1e1 } ')).toEqual({ id: 10, gameServer: 2 });
  });

  it('may have 1 KiB, counted in bytes', () => {
    const filled = (bytes: number) => `{"id":12}${' '.repeat(bytes - 9)}`;
    expect(propsOf(filled(1024))).toEqual({ id: 12 });
    expect(propsOf(filled(1025))).toBeUndefined();
    expect(propsOf(`{"id":12}${'\u3000'.repeat(400)}`)).toBeUndefined();
  });

  it.each([
    '{}',
    '',
    'null',
    '12',
    '[12]',
    '"{}"',
    '{"id":"12"}',
    '{"id":0}',
    '{"id":-1}',
    '{"id":1.5}',
    '{"id":NaN}',
    '{"id":1e400}',
    '{"id":2147483648}',
    '{"id":9007199254740993}',
    '{"id":null}',
    '{"id":[1]}',
    '{"id":{"valueOf":1}}',
    '{"id":1,"x":1}',
    '{"id":1,"gameServer":3}',
    '{"id":1,"gameServer":0}',
    '{"id":1,"gameServer":"1"}',
    '{"id":1,"gameServer":null}',
    '{"id":1,"__proto__":{"gameServer":1}}',
    '{"__proto__":{"id":1}}',
    '{"\\u005f_proto__":{"id":1},"id":1}',
    '{"id":1,"constructor":1}',
    '{"id":1,"toString":1}',
    `${'['.repeat(500)}${']'.repeat(500)}`,
    `${'{"id":'.repeat(150)}1${'}'.repeat(150)}`,
    '{"id":1',
    '<script>',
  ])('are refused: %s', (text) => expect(propsOf(text)).toBeUndefined());
});
