import { z } from 'zod';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { endpoint } from '#shared/endpoint.ts';
import { idParams } from '#shared/params.ts';
import { successSchema } from '#shared/success.ts';
import { GUILD_NOT_WRITABLE } from '../guilds/guild.contract.ts';

// Limits of a guild's webhook (contract §15).

export const MESSAGES_A_MINUTE = 10;
export const RATE_WINDOW_MS = MINUTE_MS;
/** Time within which a message without a time of its own is sent. */
export const SENT_WITHIN_MS = 12 * HOUR_MS;
export const MESSAGES_STORED_MS = 7 * DAY_MS;
/** A closed or hidden guild may return; its messages are tried again after this time until then. */
export const OPEN_AGAIN_MS = 5 * MINUTE_MS;

const MAX_ADDRESS_LENGTH = 400;

/**
 * Kinds of messages. gathering: created, changed or cancelled. reminder: before a start. member: joined or left.
 * pinned: a post was pinned.
 */
export const GUILD_MESSAGE_KINDS = ['gathering', 'reminder', 'member', 'pinned'] as const;
export type GuildMessageKind = (typeof GUILD_MESSAGE_KINDS)[number];

const kindsSchema = z
  .array(z.enum(GUILD_MESSAGE_KINDS))
  .max(GUILD_MESSAGE_KINDS.length)
  .refine((kinds) => new Set(kinds).size === kinds.length, '같은 것이 두 번 있습니다.');

/** A guild's webhook. Its address is a secret that allows writing, so it is never shown in full. */
export const guildWebhookSchema = z.strictObject({
  /** `https://discord.com/api/webhooks/123…/••••wxyz` */
  shownUrl: z.string(),
  /** Korean text why the webhook no longer works; null: no fault is known. */
  fault: z.string().nullable(),
  /** Kinds of messages that are sent. */
  on: kindsSchema,
});
export type GuildWebhook = z.infer<typeof guildWebhookSchema>;

export const newGuildWebhookSchema = z.strictObject({
  /** If absent, the stored address stays, with its fault. */
  url: z.string().trim().min(1).max(MAX_ADDRESS_LENGTH).optional(),
  on: kindsSchema,
});
export type NewGuildWebhook = z.infer<typeof newGuildWebhookSchema>;

const tags = ['guilds'];
const path = '/api/guilds/:id/webhook';

export const getGuildWebhook = endpoint({
  method: 'GET',
  path,
  who: 'player',
  tags,
  summary: '문파의 디스코드 웹후크: 문주, 부문주',
  params: idParams,
  response: { 200: guildWebhookSchema.nullable() },
});

export const putGuildWebhook = endpoint({
  method: 'PUT',
  path,
  who: 'player',
  tags,
  summary: '문파의 디스코드 웹후크 두기',
  description:
    'url을 적지 않으면 둔 주소는 그대로이고 보낼 것만 바뀐다. 디스코드가 더 받지 않으면 fault가 생기고, 문주와 부문주에게 guild.webhook 알림이 한 번 간다. 주소를 다시 적으면 다시 보낸다.',
  params: idParams,
  body: newGuildWebhookSchema,
  response: { 200: guildWebhookSchema },
  errors: GUILD_NOT_WRITABLE,
});

export const deleteGuildWebhook = endpoint({
  method: 'DELETE',
  path,
  who: 'player',
  tags,
  summary: '문파의 디스코드 웹후크 지우기',
  params: idParams,
  response: { 200: successSchema },
  errors: GUILD_NOT_WRITABLE,
});
