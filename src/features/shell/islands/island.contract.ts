import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';

const islandSchema = z.strictObject({
  /** Identifies the content: `ItemCard_12`, with a game server `ItemCard_12_1`. */
  id: z.string(),
  /** HTML without scripts and `style`, with absolute links. */
  html: z.string(),
  /** Style sheet for the shadow root that contains `html`. */
  css: z.string(),
});

const island = {
  method: 'GET',
  who: 'anyone',
  tags: ['islands'],
  summary: '다른 곳에 보일 카드 하나',
  params: z.object({ file: z.string() }),
  query: z.object({ props: z.string().optional() }),
  response: { 200: islandSchema },
  errors: ['RATE_LIMITED'],
} as const;

/** `file` is `{name}_{hash}.json` (`island-request.rules.ts`). */
export const getIsland = endpoint({ ...island, path: '/__nuxt_island/:file' });
export const getIslandByShortPath = endpoint({ ...island, path: '/__island/:file' });
