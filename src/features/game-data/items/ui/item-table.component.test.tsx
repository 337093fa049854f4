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
