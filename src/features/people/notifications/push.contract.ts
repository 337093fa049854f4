import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { successSchema } from '#shared/success.ts';

const MAX_ENDPOINT_LENGTH = 2000;
/** ASCII only, as browsers serialise URLs. */
const pushAddress = z
  .url()
  .max(MAX_ENDPOINT_LENGTH)
  .regex(/^[\x21-\x7e]+$/);

export const pushSubscriptionSchema = z.object({
  endpoint: pushAddress,
  keys: z.object({
    /** A point of P-256: 65 bytes, base64url. */
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    /** 16 bytes, base64url. */
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
});
export type NewPushSubscription = z.infer<typeof pushSubscriptionSchema>;

const tags = ['notifications'];

export const getPushKey = endpoint({
  method: 'GET',
  path: '/api/notifications/push/key',
  who: 'anyone',
  tags,
  summary: '브라우저 알림의 공개 키',
  response: { 200: z.strictObject({ publicKey: z.string() }) },
});

export const subscribePush = endpoint({
  method: 'POST',
  path: '/api/notifications/push',
  who: 'player',
  tags,
  summary: '이 브라우저로 알림 받기',
  body: pushSubscriptionSchema,
  response: { 200: successSchema },
});

export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/api/notifications/push',
  who: 'player',
  evenSuspended: true,
  tags,
  summary: '이 브라우저로 받지 않기',
  body: z.strictObject({ endpoint: pushAddress }),
  response: { 200: successSchema },
});
