import { z } from 'zod';

const MAX_ADDRESS_LENGTH = 400;

/** `PUT /api/notifications/webhook` */
export const newWebhookSchema = z.strictObject({ url: z.string().trim().min(1).max(MAX_ADDRESS_LENGTH) });

/** One's own Discord webhook. Its address lets whoever knows it write there, so it is never shown whole. */
export const webhookSchema = z.strictObject({
  createdAt: z.iso.datetime(),
  /** `https://discord.com/api/webhooks/123…/••••wxyz` */
  shownUrl: z.string(),
  /** Why it does not work any more, in Korean; null: it works as far as is known. */
  fault: z.string().nullable(),
});
export type Webhook = z.infer<typeof webhookSchema>;
