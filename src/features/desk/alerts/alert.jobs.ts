import { z } from 'zod';

export const SEND_ALERT = {
  name: 'alert.send',
  payload: z.strictObject({ title: z.string(), body: z.string(), path: z.string(), at: z.iso.datetime() }),
};
