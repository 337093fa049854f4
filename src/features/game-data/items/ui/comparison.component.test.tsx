import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import FoundWhileTyping from '#app/pages/found-while-typing.tsx';
import { getContentIndex, getSearchIndex } from '#features/game-data/search/search.contract.ts';
import { packSearchEntries } from '#features/game-data/search/search-pack.ts';
import { answering, Refusal } from '#tests/components/calls.ts';
import { cutTexts } from '#tests/components/cut-texts.ts';
import { signedOut } from '#tests/components/people.ts';
import { show, visited } from '#tests/components/show.tsx';
import { makeItem } from '#tests/factories/game-data.ts';
import type { Item } from '../../catalog/item.contract.ts';
import { gearFacts, type Wearer } from '../gear-change.rules.ts';
import { getItem } from '../item-endpoints.contract.ts';
import type { ComparedCell, ItemComparison } from '../pages/item-comparison.loader.ts';
import { Comparison } from './public/comparison.tsx';
import { putOnGear } from './public/gear.ts';

const around = { droppedBy: [], madeBy: [], usedIn: [], skills: [], soldAt: [] };
const old = makeItem({ id: 1, name: '목도', type: 0, dam: 2, hit: 5 });
const fine = makeItem({ id: 2, name: '현철중검', type: 0, dam: 5, reqjob: 1, reqlevel: 80 });
const ring = makeItem({ id: 3, name: '호박반지', type: 4, M: 1 });

const compared = (item: Item) => ({
  ...({ id: item.id, name: item.name, icon: 'gear/katana', tone: 'weapon', kind: '무기' } as const),
  facts: gearFacts(item),
});
const cell = (value: string, marks: Partial<ComparedCell> = {}): ComparedCell => ({ value, ...marks });

function comparisonOf(...items: Item[]): ItemComparison {
  const cells = (...values: (ComparedCell | null)[]) => items.map((_, place) => values[place] ?? null);
  return {
    items: items.map(compared),
    isCut: false,
    stats: [
      { label: '명중', cells: cells(cell('+5 또는 +2', { isDoubtful: true })) },
      { label: '타격', cells: cells(cell('+2'), cell('+5', { isBest: true })) },
    ],
    conditions: [{ label: '직업', cells: cells(null, cell('전사')) }],
    prices: [{ gameServer: { id: 1, name: '연' }, cells: items.map((_, place) => (place === 1 ? 35_000 : null)) }],
    origins: [],
  };
}

const open = (comparison: ItemComparison, wearer: Wearer | null = null) => {
  const rest = { q: '', found: [], gameServer: undefined, FoundWhileTyping };
  return show(<Comparison comparison={comparison} wearer={wearer} {...rest} />, { at: '/items' });
};

const rowOf = (name: string) =>
  Array.from(document.querySelectorAll('tbody tr'), (row) =>
    Array.from(row.querySelectorAll('th, td'), ({ textContent }) => textContent),
  ).find(([head, ...cells]) => head === name && cells.length > 0);

beforeEach(async () => {
  signedOut();
  await page.viewport(1440, 900);
  answering(getItem, ({ params }) => {
    const item = [old, fine, ring].find(({ id }) => String(id) === params.id);
    return item ? { ...item, ...around } : new Refusal('NOT_FOUND');
  });
});

it('items stand side by side: the best is told by words as well, what nobody knows is no 0', async () => {
  await open(comparisonOf(old, fine));
  expect(rowOf('타격')).toEqual(['타격', '+2', '+5 가장 좋음']);
  expect(rowOf('명중')).toEqual(['명중', '+5 또는 +2 의심', '모름']);
  expect(rowOf('직업')).toEqual(['직업', '모름', '전사']);
  expect(rowOf('연')?.map((text) => text?.trim())).toEqual(['연', '모름', '3만5천 연 현철중검 거래소']);
  await expect.element(page.getByText('내 장비에 담은 것이 없습니다.', { exact: false })).toBeVisible();
});

it('what I wear is compared by what is certain, with the conditions that my character does not meet', async () => {
  await putOnGear(1);
  await putOnGear(99);
  await open(comparisonOf(fine, ring), { job: 3, level: 79, grade: 0 });
  await expect.element(page.getByRole('rowheader', { name: '목도 대신' })).toBeVisible();
  expect(rowOf('목도 대신')).toEqual(['목도 대신', '타격 +3 나아짐현철중검 모름: 명중', '다른 부위']);
  expect(rowOf('내 캐릭터')).toEqual(['내 캐릭터', '전사 장비입니다레벨 80부터', '모름']);
  expect(rowOf('찬 것이 없는 부위')).toEqual(['찬 것이 없는 부위', '위에 있음', '같은 부위에 찬 것이 없음']);
});

it('four fit on a phone, each value below its label', async () => {
  await page.viewport(390, 844);
  const others = [4, 5].map((id) => makeItem({ id, name: `쇄자황금투구${id}`, type: 3 }));
  await open(comparisonOf(old, fine, ...others));
  await expect.element(page.getByText('4개를 비교하고 있습니다.', { exact: false })).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(cutTexts()).toEqual([]);
});

it('another item is found by its name while one types, and Enter puts the first beside the others', async () => {
  const entry = { kind: 'item' as const, id: 7, name: '진일신검', path: '/items/7', detail: '무기', icon: 0 };
  answering(getSearchIndex, () => packSearchEntries([{ ...entry, weight: 50, aliases: [] }]));
  answering(getContentIndex, () => []);
  await open(comparisonOf(old, fine));
  await page.getByRole('searchbox', { name: '비교에 더할 아이템' }).fill('ㅈㅇㅅㄱ');
  await expect.element(page.getByRole('link', { name: '진일신검' })).toHaveAttribute('href', '/items?compare=1,2,7');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => visited).toContain('/items?compare=1,2,7');
});

function Changing() {
  const [items, setItems] = useState([old]);
  const rest = { q: '', found: [], gameServer: undefined, wearer: null, FoundWhileTyping };
  return (
    <>
      <button type="button" onClick={() => setItems(items.length > 1 ? [old] : [old, fine])}>
        바꾸기
      </button>
      <Comparison comparison={comparisonOf(...items)} {...rest} />
    </>
  );
}

it('what was typed is gone when one comes back to the same items', async () => {
  answering(getSearchIndex, () => packSearchEntries([]));
  answering(getContentIndex, () => []);
  await show(<Changing />, { at: '/items' });
  const field = page.getByRole('searchbox', { name: '비교에 더할 아이템' });
  const change = page.getByRole('button', { name: '바꾸기' });
  await field.fill('진일신검');
  await change.click();
  await expect.element(field).toHaveValue('');
  await change.click();
  await expect.element(page.getByText('현철중검')).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('');
});

it('a link that disappears with its answer gives up the focus of a press, but not that of the keyboard', async () => {
  await open(comparisonOf(old, fine));
  const link = page.getByRole('link', { name: '현철중검 빼기' });
  await link.click();
  expect(document.activeElement).toBe(document.body);
  await userEvent.tab();
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(link.element());
});

it('an item that comes alone may go beside what was compared before', async () => {
  await open(comparisonOf(old, fine));
  await open(comparisonOf(ring));
  await expect
    .element(page.getByRole('link', { name: '앞서 비교한 목도, 현철중검 곁에 더하기' }))
    .toHaveAttribute('href', '/items?compare=1,2,3');
});
