import type { CommunityServices } from '#features/community/community-readers.ts';
import { MAX_REGION } from '#features/community/parties/party.limits.ts';

const regions = Object.fromEntries(Array.from({ length: MAX_REGION + 1 }, (_, region) => [String(region), 0]));

export const noParties: CommunityServices = {
  parties: {
    list: async () => ({ rows: [], next: undefined }),
    counts: async () => ({ all: 0, open: 0, regions }),
    find: async () => undefined,
  },
  guilds: {
    list: async () => ({ rows: [], next: undefined }),
    count: async () => 0,
    find: async () => undefined,
  },
  broadcasts: {
    isFed: false,
    list: async () => ({ rows: [], next: undefined }),
    heat: async () => ({ hours: 24, channels: [], from: new Date(0).toISOString() }),
  },
  recordOf: async () => undefined,
};
