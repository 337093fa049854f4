import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { MAX_ID } from '#shared/ids.ts';
import { idParams, idText } from '#shared/params.ts';
import { plainText } from '#shared/plain-text.ts';
import { successSchema } from '#shared/success.ts';
import { GUILD_NOT_WRITABLE } from '../guilds/guild.contract.ts';
import { partyPlayerSchema } from '../parties/party.contract.ts';

// Limits of loot rotations (contract §12).

export const MIN_TITLE_LENGTH = 2;
export const MAX_TITLE_LENGTH = 40;
export const MIN_NAME_LENGTH = 2;
export const MAX_NAME_LENGTH = 12;
export const MAX_ENTRIES = 100;
/** Maximum number of loot rotations of a guild; a party has one. */
export const MAX_OF_GUILD = 50;

/** Modes: 1 한 번씩, 2 돌아가며. */
const modeSchema = z.literal([1, 2]);

const entrySchema = z.strictObject({
  id: z.int().positive(),
  /** Number given when joining; it is never reused. */
  number: z.int().positive(),
  /** Null: a person without an account, by name. */
  profile: partyPlayerSchema.nullable(),
  name: z.string(),
  /** States: 1 대기, 2 받음, 3 넘김. */
  state: z.literal([1, 2, 3]),
});
export type TurnEntry = z.infer<typeof entrySchema>;

/** A loot rotation, for members of its party or guild (contract §12). */
export const lootRotationSchema = z.strictObject({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  partyId: z.int().positive().nullable(),
  guildId: z.int().positive().nullable(),
  /** Leader of the party, or the member of the guild who created it. */
  creator: partyPlayerSchema,
  title: z.string(),
  mode: modeSchema,
  /** Entries in the order of turns: the first one that waits is next. */
  entries: z.array(entrySchema),
  /** Text for a chat, such as `[순번] 구름의옥 · 지금 12번 두루미 · 다음 13번 흑령꾼`. */
  text: z.string(),
});
export type LootRotation = z.infer<typeof lootRotationSchema>;

const id = z.int().min(1).max(MAX_ID);
const titleSchema = plainText({ min: MIN_TITLE_LENGTH, max: MAX_TITLE_LENGTH });
const ONE_OWNER = 'partyId, guildId 가운데 하나를 적어 주세요.';
const GATHERING_OF_PARTY = '일정은 문파의 순번표에만 있습니다.';
const hasOneOwner = ({ partyId, guildId }: { partyId?: number | undefined; guildId?: number | undefined }) =>
  (partyId === undefined) !== (guildId === undefined);

export const newLootRotationSchema = z
  .strictObject({
    partyId: id.optional(),
    guildId: id.optional(),
    title: titleSchema,
    mode: modeSchema.optional(),
    /** Gathering of the guild, whose players who come and do not wait become the first entries. */
    gatheringId: id.optional(),
  })
  .refine(hasOneOwner, { path: ['partyId'], message: ONE_OWNER })
  .refine(({ guildId, gatheringId }) => guildId !== undefined || gatheringId === undefined, {
    path: ['gatheringId'],
    message: GATHERING_OF_PARTY,
  });
export type NewLootRotation = z.infer<typeof newLootRotationSchema>;

/** Fields that are left out stay. */
export const lootRotationChangeSchema = z.strictObject({ title: titleSchema.optional(), mode: modeSchema.optional() });
export type LootRotationChange = z.infer<typeof lootRotationChangeSchema>;

/** Without a body, the sender joins. */
export const newTurnEntrySchema = z
  .union(
    [
      z.strictObject({ profileId: id }),
      z.strictObject({ name: plainText({ min: MIN_NAME_LENGTH, max: MAX_NAME_LENGTH }) }),
      z.strictObject({}),
    ],
    'profileId, name 가운데 하나만 적어 주세요.',
  )
  .nullish();
export type NewTurnEntry = z.infer<typeof newTurnEntrySchema>;

export const turnOutcomeSchema = z.strictObject({
  /** The first waiting entry, as the sender sees it. */
  entryId: id,
  /** Outcomes: 2 받음, 3 넘김. */
  outcome: z.literal([2, 3]),
});
export type TurnOutcome = z.infer<typeof turnOutcomeSchema>;

const tags = ['turns'];

export const listLootRotations = endpoint({
  method: 'GET',
  path: '/api/turns',
  who: 'player',
  tags,
  summary: '파티나 문파의 순번표',
  description: '파티원과 문파원만. 순번으로 나누는 파티에는 하나, 문파에는 여럿.',
  query: z.object({ partyId: idText.optional(), guildId: idText.optional() }).refine(hasOneOwner, ONE_OWNER),
  response: { 200: z.array(lootRotationSchema) },
  errors: ['NOT_FOUND'],
});

export const createLootRotation = endpoint({
  method: 'POST',
  path: '/api/turns',
  who: 'player',
  tags,
  summary: '순번표 만들기',
  description:
    '파티장: 지운 뒤에 새로. 파티원이 들어온 순서대로 등록된다. 문파에서는 문주, 부문주, 장로. gatheringId: 그 일정에 참가하는 사람이 순서대로 등록된다.',
  body: newLootRotationSchema,
  response: { 200: lootRotationSchema, 201: lootRotationSchema },
  errors: ['NOT_FOUND', ...GUILD_NOT_WRITABLE, 'CONFLICT.MOST_TURNS', 'CONFLICT.NOT_BY_TURNS', 'NOT_ALLOWED'],
});

export const getLootRotation = endpoint({
  method: 'GET',
  path: '/api/turns/:id',
  who: 'player',
  tags,
  summary: '순번표 하나',
  params: idParams,
  response: { 200: lootRotationSchema },
});

export const changeLootRotation = endpoint({
  method: 'PUT',
  path: '/api/turns/:id',
  who: 'player',
  tags,
  summary: '순번표의 제목과 방식 바꾸기',
  params: idParams,
  body: lootRotationChangeSchema,
  response: { 200: lootRotationSchema },
  errors: [...GUILD_NOT_WRITABLE, 'NOT_ALLOWED'],
});

export const deleteLootRotation = endpoint({
  method: 'DELETE',
  path: '/api/turns/:id',
  who: 'player',
  tags,
  summary: '순번표 지우기',
  params: idParams,
  response: { 200: successSchema },
  errors: GUILD_NOT_WRITABLE,
});

export const joinLootRotation = endpoint({
  method: 'POST',
  path: '/api/turns/:id/entries',
  who: 'player',
  tags,
  summary: '순번표에 등록하기',
  description: '아무것도 적지 않으면 자신. 파티장은 파티원이나 이름으로 누구든 등록한다.',
  params: idParams,
  body: newTurnEntrySchema,
  response: { 200: lootRotationSchema, 201: lootRotationSchema },
  errors: [...GUILD_NOT_WRITABLE, 'CONFLICT.FULL', 'NOT_ALLOWED'],
});

export const leaveLootRotation = endpoint({
  method: 'DELETE',
  path: '/api/turns/:id/entries/:entryId',
  who: 'player',
  tags,
  summary: '순번표에서 빠지기, 파티장은 빼기',
  params: idParams.extend({ entryId: idText }),
  response: { 200: successSchema },
  errors: GUILD_NOT_WRITABLE,
});

export const advanceLootRotation = endpoint({
  method: 'PUT',
  path: '/api/turns/:id/next',
  who: 'player',
  tags,
  summary: '지금 순번인 사람이 받았거나 넘겼다고 적기',
  description: '맨 앞에서 기다리는 사람이 아니면 409 CHANGED. 돌아가며 받는 순번표에서는 맨 뒤로 간다.',
  params: idParams,
  body: turnOutcomeSchema,
  response: { 200: lootRotationSchema },
  errors: [...GUILD_NOT_WRITABLE, 'CONFLICT.CHANGED'],
});
