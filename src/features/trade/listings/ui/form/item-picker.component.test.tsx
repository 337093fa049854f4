import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FAVOURITES, RECENT } from '#features/game-data/items/ui/public/saved-items.ts';
import { getContentIndex, getSearchIndex } from '#features/game-data/search/search.contract.ts';
import { packSearchEntries } from '#features/game-data/search/search-pack.ts';
import { answering, Refusal } from '#tests/components/calls.ts';
import { compose, finish, pressInComposition } from '#tests/components/keyboard.ts';
import { allowNoise } from '#tests/components/noise.ts';
import { show, visited } from '#tests/components/show.tsx';
import { ItemPicker } from './item-picker.tsx';

const ITEMS = ['호박', '호박목걸이', '진호박', '현철중검'].map((name, index) => ({
  kind: 'item' as const,
  id: index + 1,
  name,
  path: `/items/${index + 1}`,
  detail: '재료',
  icon: 10,
  weight: 50 - index,
  aliases: [],
}));
const POPULAR = { id: 9, name: '용의비늘', icon: 'goods/fish-scales', tone: 'material', detail: '재료' } as const;

const field = page.getByRole('searchbox', { name: '아이템 이름' });
const picks = () => [...document.querySelectorAll('main .nm')].map((name) => name.textContent);

const open = (side?: 'sell' | 'buy') =>
  show(<ItemPicker data={{ catalogVersion: 'v1', words: '', found: [], popular: [POPULAR] }} side={side} />, {
    at: '/trade/register',
  });

beforeEach(() => {
  answering(getSearchIndex, () => packSearchEntries(ITEMS));
  answering(getContentIndex, () => []);
});

describe('the picker of an item', () => {
  it('says that the names do not come, and reads them at the next try', async () => {
    allowNoise(/가져오지 못했습니다/);
    answering(getSearchIndex, (_, nth) => (nth === 0 ? new Refusal('UNAVAILABLE') : packSearchEntries(ITEMS)));
    await open();
    await expect.element(page.getByText('아이템 이름을 가져오지 못했습니다.')).toBeVisible();
    await page.getByRole('button', { name: '다시 시도' }).click();
    await field.fill('ㅎㅊㅈㄱ');
    await expect.poll(picks).toEqual(['현철중검']);
  });

  it('offers what this device has stored and what is traded most, until something is typed', async () => {
    FAVOURITES.stored.save([3]);
    RECENT.stored.save([3, 4]);
    await open();
    await expect.poll(picks).toEqual(['진호박', '현철중검', '용의비늘']);
    await field.fill('쀍뀕');
    await expect.element(page.getByText('‘쀍뀕’ 검색 결과가 없습니다.')).toBeVisible();
  });

  it('is chosen from by arrows and Enter, and keeps the side', async () => {
    await open('buy');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('호박');
    await expect.poll(picks).toEqual(['호박', '호박목걸이', '진호박']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await expect.poll(() => visited).toEqual(['/trade/register/3?side=buy']);
  });

  it('loses no syllable that is composed, and the Enter that ends it chooses once', async () => {
    await open();
    await userEvent.keyboard('호');
    await compose('ㅂ', '바', '박');
    await expect.poll(picks).toEqual(['호박', '호박목걸이', '진호박']);
    for (const key of ['ArrowDown', 'Enter'] as const) await pressInComposition(key);
    expect(visited).toEqual([]);
    await finish('박');
    await expect.poll(() => visited).toEqual(['/trade/register/1']);
  });
});
