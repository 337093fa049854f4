import { expect, it } from 'vitest';
import { allScenes } from './all-scenes.ts';
import type { Market } from './sample-market.ts';
import { fileOf } from './scene.ts';

const market: Market = {
  items: { sword: 1, pumpkin: 2, offered: 3, ring: 4, jade: 5, club: 6, scythe: 7, wand: 8, goldPumpkin: 9 },
  own: { sword: 1, offered: 3, done: 4, cancelled: 5, hidden: 8 },
  wand: 9,
  player: '00000000-0000-4000-8000-000000000001',
  operator: '00000000-0000-4000-8000-000000000002',
  party: 25,
  settlements: { open: 1, paid: 2 },
  guild: 1,
  desk: {
    ...{ fraud: 1, listing: 2, upheld: 3, spammer: 4, suspended: 5, appeal: 6, ownAppeal: 7, question: 8 },
    ...{ trade: 9, hiddenTrade: 10, post: 11 },
  },
};

it('gives every picture a unique name without generated ids', { tags: 'sweep' }, async () => {
  const files = (await allScenes(market)).map(fileOf);
  expect(new Set(files).size).toBe(files.length);
  expect(files.filter((file) => !/^[\w-]+(\.[\w-]+)+\.(390|900|960|1344|1440)\.png$/.test(file))).toEqual([]);
  const others = { ...market, player: '00000000-0000-4000-8000-000000000003', wand: 77 };
  expect((await allScenes(others)).map(fileOf)).toEqual(files);
});
