import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { successSchema } from '#shared/success.ts';

const MAX_ADDRESS_LENGTH = 400;

/** The address is a secret that allows writing, so it is never shown whole. */
export const webhookSchema = z.strictObject({
  createdAt: z.iso.datetime(),
  /** `https://discord.com/api/webhooks/123…/••••wxyz` */
  shownUrl: z.string(),
  /** The reason, in Korean, why it no longer works; null: no fault is known. */
  fault: z.string().nullable(),
});
export type Webhook = z.infer<typeof webhookSchema>;

const tags = ['notifications'];
const path = '/api/notifications/webhook';

export const getWebhook = endpoint({
  method: 'GET',
  path,
  who: 'player',
  tags,
  summary: '내 디스코드 웹후크',
  response: { 200: webhookSchema.nullable() },
});

export const putWebhook = endpoint({
  method: 'PUT',
  path,
  who: 'player',
  tags,
  summary: '디스코드 웹후크 두기',
  body: z.strictObject({ url: z.string().trim().min(1).max(MAX_ADDRESS_LENGTH) }),
  response: { 200: webhookSchema.nullable() },
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path,
  who: 'player',
  evenSuspended: true,
  tags,
  summary: '디스코드 웹후크 지우기',
  response: { 200: successSchema },
});
