import { z } from 'zod';

export const POST_TO_GUILD = {
  name: 'guild.post-message',
  payload: z.strictObject({ messageId: z.int().positive() }),
};
