import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { MAX_GEAR_ITEMS } from '#shared/gear-limit.ts';
import { MAX_ID } from '#shared/ids.ts';

export const gearSchema = z.strictObject({
  items: z
    .array(z.int().min(1).max(MAX_ID))
    .max(MAX_GEAR_ITEMS, `${MAX_GEAR_ITEMS}개까지입니다.`)
    .refine((ids) => new Set(ids).size === ids.length, '같은 아이템이 두 번 있습니다.'),
  /** Rises with every change; 0: nothing was ever stored. */
  version: z.int().min(0).max(MAX_ID),
});
export type Gear = z.infer<typeof gearSchema>;

const tags = ['profiles'];

export const getGear = endpoint({
  method: 'GET',
  path: '/api/profiles/me/gear',
  who: 'player',
  tags,
  summary: '내 장비',
  description: '본인만 봅니다. 없어진 아이템은 빠집니다.',
  response: { 200: gearSchema },
});

export const putGear = endpoint({
  method: 'PUT',
  path: '/api/profiles/me/gear',
  who: 'player',
  tags,
  summary: '내 장비 바꾸기',
  description: '목록을 통째로 바꿉니다. 읽은 version 이 지금 것일 때만 됩니다. 아니면 409 CHANGED.',
  body: gearSchema,
  response: { 200: gearSchema },
  errors: ['CONFLICT.CHANGED'],
});
