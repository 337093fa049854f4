import { z } from 'zod';

export const DELIVER = {
  name: 'notification.deliver',
  payload: z.strictObject({
    notificationId: z.int().positive(),
    /** `push:ID` of the subscription, or `webhook`. */
    way: z.string(),
    /** End of the quiet hours that it waited for. */
    delayedUntil: z.iso.datetime().optional(),
  }),
};
export type Delivery = z.infer<typeof DELIVER.payload>;
