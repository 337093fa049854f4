import { z } from 'zod';

export const successSchema = z.object({ success: z.literal(true) });
export const SUCCESS = { success: true } as const;
