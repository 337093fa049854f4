import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { idParams } from '#shared/params.ts';
import { plainText } from '#shared/plain-text.ts';
import { successSchema } from '#shared/success.ts';

export const MAX_BLOCKS = 200;
const MIN_BLOCKED_NAME_LENGTH = 2;
const MAX_BLOCKED_NAME_LENGTH = 12;

export const blockSchema = z.strictObject({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  /** Null: the block is of a character's name in the game, not of a player of this site. */
  profileId: z.int().positive().nullable(),
  /** The blocked player's account; null: deleted, or only a name is blocked. */
  userId: z.guid().nullable(),
  name: z.string(),
});
export type Block = z.infer<typeof blockSchema>;

export const newBlockSchema = z.union(
  [
    z.strictObject({ profileId: z.int().positive() }),
    z.strictObject({ name: plainText({ min: MIN_BLOCKED_NAME_LENGTH, max: MAX_BLOCKED_NAME_LENGTH }) }),
  ],
  'profileId, name 가운데 하나를 적어 주세요.',
);
export type NewBlock = z.infer<typeof newBlockSchema>;

const tags = ['blocks'];

export const listBlocks = endpoint({
  method: 'GET',
  path: '/api/blocks',
  who: 'player',
  tags,
  summary: '내가 차단한 사람',
  response: { 200: z.array(blockSchema) },
});

export const createBlock = endpoint({
  method: 'POST',
  path: '/api/blocks',
  who: 'player',
  tags,
  summary: '차단하기',
  description: 'profileId: 사이트의 사람. name: 게임 속 이름(외침). 차단당한 사람은 모른다.',
  body: newBlockSchema,
  response: { 200: blockSchema, 201: blockSchema },
  errors: ['NOT_FOUND', 'NOT_ALLOWED'],
});

export const deleteBlock = endpoint({
  method: 'DELETE',
  path: '/api/blocks/:id',
  who: 'player',
  evenSuspended: true,
  tags,
  summary: '차단 풀기',
  params: idParams,
  response: { 200: successSchema },
});
