import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show, visited } from '#tests/components/show.tsx';
import { ItemTable } from './item-table.tsx';
import { PickForm } from './pick-form.tsx';

const ROWS = [1, 2, 3, 4, 5].map((id) => ({
  ...({ id, name: `검${id}`, icon: 'gear/katana', tone: 'weapon' } as const),
  cells: { level: id },
}));

function List() {
  const [rows, setRows] = useState(ROWS);
  return (
    <PickForm rows={rows}>
      <button type="button" onClick={() => setRows(rows.length > 1 ? ROWS.slice(4) : ROWS)}>
        거르기
      </button>
      <ItemTable
        label="무기"
        rows={rows}
        columns={['level']}
        sort={{ column: 'level', isDescending: false }}
        hrefOf={() => '/'}
      />
    </PickForm>
  );
}

const box = (id: number) => page.getByRole('checkbox', { name: `검${id} 비교에 담기` });

it('items of a list are chosen up to four, in their order, also when a filter hides them meanwhile', async () => {
  await show(<List />, { at: '/items/types/0?pick=1&gameServer=2' });
  await box(3).click();
  await expect.element(page.getByRole('button', { name: '1개 비교하기' })).toBeVisible();
  await box(1).click();
  await page.getByRole('button', { name: '거르기' }).click();
  await box(5).click();
  await page.getByRole('button', { name: '거르기' }).click();
  await expect.element(box(3)).toBeChecked();
  await expect.element(box(2)).toBeEnabled();
  await box(2).click();
  await expect.element(page.getByText('4개를 모두 골랐습니다.', { exact: false })).toBeVisible();
  await expect.element(box(4)).toBeDisabled();
  await box(2).click();
  await expect.element(box(4)).toBeEnabled();
  await page.getByRole('button', { name: '3개 비교하기' }).click();
  expect(visited).toContain('/items?compare=3,1,5&gameServer=2');
});
