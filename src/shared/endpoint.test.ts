import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { type CallInput, endpoint, type HandlerInput, type ResponseOf, urlOf } from './endpoint.ts';
import { idParams, integerText } from './params.ts';

const lamp = z.strictObject({ id: z.int(), text: z.string() });
const listLamps = endpoint({
  method: 'GET',
  path: '/api/lamps',
  who: 'anyone',
  summary: '등불',
  tags: ['lamps'],
  query: z.object({
    limit: integerText(1, 9).optional(),
    isLit: z
      .enum(['true', 'false'])
      .transform((text) => text === 'true')
      .optional(),
  }),
  response: { 200: z.array(lamp) },
});
const renameLamp = endpoint({
  method: 'PUT',
  path: '/api/lamps/:id/text',
  who: 'player',
  summary: '고치기',
  tags: ['lamps'],
  params: idParams,
  body: z.strictObject({ text: z.string() }),
  response: { 200: lamp },
});
const lampPicture = endpoint({
  method: 'GET',
  path: '/api/lamps/:id/picture',
  who: 'anyone',
  summary: '그림',
  tags: ['lamps'],
  params: idParams,
});

describe('the address of a call', () => {
  it('has the parameters in their places, encoded', () => {
    expect(urlOf(renameLamp, { params: { id: 5 } })).toBe('/api/lamps/5/text');
    expect(urlOf(lampPicture, { params: { id: '../x y' } })).toBe('/api/lamps/..%2Fx%20y/picture');
  });

  it('has the query, and nothing that is undefined', () => {
    expect(urlOf(listLamps)).toBe('/api/lamps');
    expect(urlOf(listLamps, { query: { limit: undefined } })).toBe('/api/lamps');
    expect(urlOf(listLamps, { query: { limit: 5, isLit: false } })).toBe('/api/lamps?limit=5&isLit=false');
  });
});

describe('the types of a call', () => {
  it('are those of its schemas', () => {
    expectTypeOf<ResponseOf<typeof renameLamp>>().toEqualTypeOf<{ id: number; text: string }>();
    expectTypeOf<ResponseOf<typeof lampPicture>>().toEqualTypeOf<Uint8Array>();
    expectTypeOf<HandlerInput<typeof renameLamp>>().toEqualTypeOf<{
      readonly params: { id: number };
      readonly query: undefined;
      readonly body: { text: string };
    }>();
    expectTypeOf<HandlerInput<typeof listLamps>['query']>().toEqualTypeOf<{
      limit?: number | undefined;
      isLit?: boolean | undefined;
    }>();
  });

  it('accept an address by text or by value, and require what it needs', () => {
    expectTypeOf<{ params: { id: 5 }; body: { text: '' } }>().toExtend<CallInput<typeof renameLamp>>();
    expectTypeOf<{ params: { id: '5' }; body: { text: '' } }>().toExtend<CallInput<typeof renameLamp>>();
    expectTypeOf<{ params: { id: 5 } }>().not.toExtend<CallInput<typeof renameLamp>>();
    expectTypeOf<{ body: { text: '' } }>().not.toExtend<CallInput<typeof renameLamp>>();
    expectTypeOf<Record<never, never>>().toExtend<CallInput<typeof listLamps>>();
    expectTypeOf<{ query: { isLit: true } }>().toExtend<CallInput<typeof listLamps>>();
    expectTypeOf<{ query: { limit: boolean } }>().not.toExtend<CallInput<typeof listLamps>>();
  });

  it('refuse a path whose parameter has no schema, a change by an anonymous caller, and a misspelt name', () => {
    const rest = { summary: '', tags: [], response: { 200: lamp } } as const;
    // @ts-expect-error `params` is missing
    endpoint({ method: 'GET', path: '/api/lamps/:id', who: 'anyone', ...rest });
    // @ts-expect-error `id` is not `lampId`
    endpoint({ method: 'GET', path: '/api/lamps/:lampId', who: 'anyone', params: idParams, ...rest });
    // @ts-expect-error anyone may not change anything
    endpoint({ method: 'POST', path: '/api/lamps', who: 'anyone', ...rest });
    // @ts-expect-error there is no `evenSuspend`
    endpoint({ method: 'POST', path: '/api/lamps', who: 'player', evenSuspend: true, ...rest });
    endpoint({ method: 'POST', path: '/api/lamps', who: 'anyone', changesNothing: true, ...rest });
  });
});
