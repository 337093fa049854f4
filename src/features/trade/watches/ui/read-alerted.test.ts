import { afterEach, expect, it, vi } from 'vitest';
import { loadAlerted, parseAbout } from './public/read-alerted.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/trade/view/5', { kind: 'trade', id: 5 }],
  ['/trade/5', { kind: 'item', id: 5 }],
  ['/me/trades', null],
  ['/trade/view/5/more', null],
])('%s is about %o', (path, about) => {
  expect(parseAbout(path)).toEqual(about);
});

it('asks once for all rows that are drawn together, and says which are gone', async () => {
  const item = { id: 9, name: '도토리', type: 6, subType: null };
  const answer = { trades: [{ id: 5, item }], items: [item] };
  const fetched = vi.fn(async (_url: string) => Response.json(answer));
  vi.stubGlobal('fetch', fetched);
  const found = await Promise.all([
    loadAlerted({ kind: 'trade', id: 5 }),
    loadAlerted({ kind: 'trade', id: 6 }),
    loadAlerted({ kind: 'trade', id: 5 }),
    loadAlerted({ kind: 'item', id: 9 }),
  ]);
  expect(fetched).toHaveBeenCalledOnce();
  expect(String(fetched.mock.calls[0]?.[0])).toMatch(/trades=5(?:,|%2C)6&items=9$/);
  const [first, gone, again, alone] = found;
  expect(first).toMatchObject({ trade: { id: 5 }, item });
  expect(gone).toBeNull();
  expect(again).toEqual(first);
  expect(alone).toEqual({ item });
});
