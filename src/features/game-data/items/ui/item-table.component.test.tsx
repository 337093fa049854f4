import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cutTexts } from '#tests/components/cut-texts.ts';
import { show } from '#tests/components/show.tsx';
import { ItemTable } from './item-table.tsx';

it('rows of materials say on a phone all that they are used for', async () => {
  await page.viewport(390, 844);
  const usedFor = '쇄자황금반지 · 쇄자황금선류 · 쇄자황금장갑 · 쇄자황금투구 · 쇄자황금팔찌 등';
  const row = { id: 1, name: '금조각', icon: 'goods/emerald', tone: 'material', cells: { uses: 9 }, usedFor } as const;
  await show(
    <ItemTable
      label="재료"
      rows={[row]}
      columns={['uses']}
      sort={{ column: 'uses', isDescending: true }}
      hrefOf={(sort) => `/items/types/10?sort=${sort}`}
    />,
  );
  await expect.element(page.getByText('쓰임:')).toBeVisible();
  expect(cutTexts()).toEqual([]);
});

it('a value of which sources differ is both of them, on a phone and beside other columns', async () => {
  const rows = [
    {
      ...({ id: 1, name: '호박별검', icon: 'goods/emerald', tone: 'weapon' } as const),
      cells: { level: 99 },
      doubts: { hit: { values: ['5', '2'], text: '5 아이템 표, 2 아이템 설명' } },
    },
  ];
  const sort = { column: 'level', isDescending: false } as const;
  await page.viewport(1440, 900);
  await show(<ItemTable label="무기" rows={rows} columns={['level', 'hit']} sort={sort} hrefOf={() => '/'} />);
  await expect.element(page.getByTitle('의심: 5 아이템 표, 2 아이템 설명')).toHaveTextContent('5/2? 의심');
  await page.viewport(390, 844);
  await expect.element(page.getByText('명중 5/2?')).toBeVisible();
});
