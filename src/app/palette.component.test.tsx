import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getContentIndex, getSearchIndex, type SearchEntry } from '#features/game-data/search/search.contract.ts';
import { packSearchEntries } from '#features/game-data/search/search-pack.ts';
import { findProfiles } from '#features/people/profiles/profile.contract.ts';
import { getItemPrices, listPopularItems } from '#features/trade/quotes/quote.contract.ts';
import { answering, Refusal } from '#tests/components/calls.ts';
import { compose, finish, pressInComposition } from '#tests/components/keyboard.ts';
import { allowNoise } from '#tests/components/noise.ts';
import { player } from '#tests/components/people.ts';
import { show, visited } from '#tests/components/show.tsx';
import { NO_ITEM_QUOTES } from '#tests/support/no-market.ts';
import { waitForOverlays } from './overlays.ts';
import { followPaletteOpeners } from './palette-opener.ts';

const entry = (kind: SearchEntry['kind'], id: number, name: string, path: string, icon?: number): SearchEntry => ({
  kind,
  id,
  name,
  path,
  detail: `${name}의 설명`,
  weight: 50 - id,
  aliases: [],
  ...(icon !== undefined && { icon }),
});

const ENTRIES = [
  entry('item', 1, '진호박', '/items/1', 10),
  entry('item', 2, '호박', '/items/2', 10),
  entry('item', 3, '호박목걸이', '/items/3', 7),
  entry('page', 4, '길찾기', '/maps/route'),
];

const dialog = page.getByRole('dialog', { name: '찾기' });
const field = dialog.getByRole('combobox');
const hits = dialog.getByRole('option');
const names = () => [...document.querySelectorAll('[role="option"] .nm')].map((name) => name.textContent);
const chosen = () => document.querySelector('[role="option"][aria-selected="true"]');
const chosenName = () => chosen()?.querySelector('.nm')?.textContent;

followPaletteOpeners();
waitForOverlays('v1');

beforeEach(async () => {
  answering(getSearchIndex, () => packSearchEntries(ENTRIES));
  answering(getContentIndex, () => []);
  answering(listPopularItems, () => []);
  answering(findProfiles, () => []);
  answering(getItemPrices, () => ({
    quote: { ...NO_ITEM_QUOTES, sell: { ...NO_ITEM_QUOTES.sell, median: 12_000, players: 9 } },
    days: [],
  }));
  await show(
    <>
      <a href="/items" data-open-palette="">
        찾기
      </a>
      <input aria-label="다른 칸" />
    </>,
    { at: '/skills' },
  );
});

async function search(text?: string) {
  await userEvent.keyboard('/');
  await expect.element(field).toHaveFocus();
  if (text) await userEvent.keyboard(text);
}

describe('the palette', () => {
  it('says that its list does not come, and reads it at the next try', async () => {
    allowNoise(/가져오지 못했습니다/);
    answering(getSearchIndex, (_, nth) => (nth === 0 ? new Refusal('UNAVAILABLE') : packSearchEntries(ENTRIES)));
    await search('ㅈㅎㅂ');
    await expect.element(dialog.getByText('찾기 목록을 가져오지 못했습니다.')).toBeVisible();
    await dialog.getByRole('button', { name: '다시 시도' }).click();
    await expect.poll(names).toEqual(['진호박']);
  });

  it('opens by its link, by / beside fields and by Ctrl+K in them, once', async () => {
    await page.getByRole('link', { name: '찾기' }).click();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('/');
    await expect.element(field).toHaveValue('/');
    await userEvent.keyboard('{Control>}k{/Control}{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByLabelText('다른 칸').click();
    await userEvent.keyboard('/');
    await expect.element(page.getByLabelText('다른 칸')).toHaveValue('/');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(field).toHaveFocus();
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    expect(visited).toEqual([]);
  });

  it('works with the keyboard alone', async () => {
    await search('호박');
    await expect.poll(names).toEqual(['호박', '호박목걸이', '진호박']);
    expect(chosenName()).toBe('호박');
    for (const [key, name] of [
      ['{ArrowDown}', '호박목걸이'],
      ['{ArrowUp}{ArrowUp}', '진호박'],
      ['{ArrowDown}', '호박'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.poll(chosenName).toBe(name);
    }
    await expect.element(field).toHaveAttribute('aria-activedescendant', chosen()?.id);
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(visited).toEqual(['/items/2']);
  });

  it('shows the price of an item, and leads to its market by Shift+Enter and by a press', async () => {
    await search('ㅈㅎㅂ');
    const market = dialog.getByRole('option', { name: '진호박 거래소' });
    await expect.element(market).toMatchTextContent('1만2천');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect.element(dialog).not.toBeInTheDocument();
    await search('ㅈㅎㅂ');
    await market.click();
    await expect.poll(() => visited).toEqual(['/trade/1', '/trade/1']);
  });

  it('says that nothing is found, opens nothing by Enter, and leads on', async () => {
    await search('쀍뀕쒧뷁');
    await expect.element(dialog.getByText('검색 결과가 없습니다')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await dialog.getByRole('link', { name: '길찾기' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(visited).toEqual(['/maps/route']);
  });

  it('finds players by the beginning of their name, below the rest', async () => {
    const calls = answering(findProfiles, () => [player({ name: '호박지기' })]);
    await search('호박');
    await dialog.getByRole('group', { name: '캐릭터' }).getByRole('option', { name: '호박지기' }).click();
    await expect.poll(() => visited).toEqual([`/profiles/${player().userId}`]);
    expect(names().at(-1) ?? '호박지기').toBe('호박지기');
    expect(calls.map(({ query }) => query.get('q'))).toEqual(['호박']);
  });

  it('lists what was opened last, what is traded most and what can be done before anything is typed', async () => {
    localStorage.setItem('recent-finds', JSON.stringify([ENTRIES[0]]));
    await search();
    await expect.element(dialog.getByRole('group', { name: '최근 검색' })).toMatchTextContent('진호박');
    const actions = dialog.getByRole('group', { name: '바로 하기' });
    await expect.element(actions.getByRole('option', { name: '거래 올리기' })).toBeVisible();
    await search('호박목');
    await expect.poll(chosenName).toBe('호박목걸이');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    await search();
    await expect.poll(names).toEqual(expect.arrayContaining(['호박목걸이', '진호박']));
    expect(names().slice(0, 2)).toEqual(['호박목걸이', '진호박']);
  });

  it('asks the signed out to sign in before something is made', async () => {
    await search('파티 만');
    await expect.poll(chosenName).toBe('파티 만들기');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).toMatchTextContent('로그인 후 이용해 주세요');
    expect(visited).toEqual([]);
  });

  it('finds a syllable while it is composed, and the Enter that ends it opens once what it found', async () => {
    await search('호');
    await compose('ㅂ', '바', '박');
    await expect.poll(names).toEqual(['호박', '호박목걸이', '진호박']);
    for (const key of ['ArrowDown', 'Enter'] as const) await pressInComposition(key);
    await expect.poll(chosenName).toBe('호박');
    expect(visited).toEqual([]);
    await finish('박');
    await expect.poll(() => visited).toEqual(['/items/2']);
  });

  it('fills a phone, whose rows are as high as a finger', async () => {
    await page.viewport(320, 640);
    await search('호박');
    await expect.poll(names).toHaveLength(3);
    const { scrollWidth, clientHeight } = dialog.element();
    expect([scrollWidth, clientHeight]).toEqual([320, 640]);
    expect(hits.first().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });
});
