import { z } from 'zod';

const MAX_ENDPOINT_LENGTH = 2000;
/** As browsers write addresses: nothing that is not seen. */
const endpoint = z
  .url()
  .max(MAX_ENDPOINT_LENGTH)
  .regex(/^[\x21-\x7e]+$/);

/** `POST /api/notifications/push`: what a browser's `PushSubscription` says of itself. */
export const pushSubscriptionSchema = z.object({
  endpoint,
  keys: z.object({
    /** A point of P-256: 65 bytes. */
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    /** 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
});
export type NewPushSubscription = z.infer<typeof pushSubscriptionSchema>;

/** `DELETE /api/notifications/push` */
export const pushEndpointSchema = z.strictObject({ endpoint });

/** `GET /api/notifications/push/key`: what browsers subscribe for. */
export const pushKeySchema = z.strictObject({ publicKey: z.string() });
