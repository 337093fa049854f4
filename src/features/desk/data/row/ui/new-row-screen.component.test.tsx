import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, Refusal } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show, visited } from '#tests/components/show.tsx';
import { deskFactLine, deskFactRow } from '#tests/support/desk-fact-row.ts';
import { addRow } from '../../fact-change-desk.contract.ts';
import { getFactRow, listFactRows } from '../../fact-row-desk.contract.ts';
import NewRowScreen from './new-row-screen.tsx';

const ADDED = { id: 1_000_000, version: 89, changes: { added: 1, changed: 0, removed: 0 } };

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 2, isOperator: true });
  answering(listFactRows, ({ params, query }) =>
    params.entity === 'items' && query.get('q') === '도토리' ? [deskFactLine(2, '도토리')] : [],
  );
});

async function open(entity: string, query = '') {
  return show(<NewRowScreen params={{ entity }} pathOf={() => undefined} />, {
    at: `/operator/data/${entity}/new${query}`,
  });
}

const form = page.getByRole('form');
const add = form.getByRole('button', { name: '추가', exact: true });

it('a new row begins empty, is refused at its fields, and is opened once it is added', async () => {
  const added = answering(addRow, (_, nth) =>
    nth === 0
      ? new Refusal('INVALID_INPUT', {
          data: { issues: [{ path: 'fields.category', message: '형식이 맞지 않습니다' }] },
        })
      : ADDED,
  );
  await open('recipes');
  await userEvent.fill(form.getByRole('textbox', { name: '사유' }), '패치에서 나옴');
  await userEvent.click(add);
  await expect.element(form.getByText('비어 있습니다').first()).toBeVisible();
  expect(added).toEqual([]);
  await userEvent.fill(form.getByRole('searchbox', { name: '완성품' }), '도토리');
  await userEvent.click(form.getByRole('button', { name: '도토리' }));
  await userEvent.fill(form.getByRole('textbox', { name: '종류' }), '요리');
  await userEvent.click(form.getByRole('button', { name: '재료 추가' }));
  await userEvent.fill(form.getByRole('searchbox', { name: '1번째 아이템' }), '도토리');
  await userEvent.click(form.getByRole('group', { name: '재료' }).getByRole('button', { name: '도토리' }));
  await userEvent.fill(form.getByRole('textbox', { name: '1번째 개수' }), '0');
  await userEvent.click(add);
  await expect.element(form.getByText('1보다 작습니다').first()).toBeVisible();
  await userEvent.fill(form.getByRole('textbox', { name: '1번째 개수' }), '3');
  await userEvent.click(add);
  await expect.element(form.getByText('형식이 맞지 않습니다', { exact: true })).toBeVisible();
  await expect.element(form.getByRole('textbox', { name: '종류' })).toHaveValue('요리');
  await userEvent.fill(form.getByRole('textbox', { name: '종류' }), '무기');
  expect(form.getByText('형식이 맞지 않습니다', { exact: true }).elements()).toEqual([]);
  await userEvent.click(add);
  const item = { ref: 'items', id: 2 };
  const fields = { item, resultQuantity: 1, isActive: true, materials: [{ item, quantity: 3 }] };
  const body = { source: ['operator'], confidence: 'medium', reason: '패치에서 나옴' };
  const bodies = ['요리', '무기'].map((category) => ({ fields: { ...fields, category }, ...body }));
  await expect.poll(() => added.map((call) => call.body)).toEqual(bodies);
  await expect.poll(() => visited.at(-1)).toBe('/operator/data/recipes/1000000');
});

it('a new row may begin with the values of another one, keys too, and its draft survives a reload', async () => {
  answering(getFactRow, () => deskFactRow());
  const screen = await open('monsters', '?from=214');
  await expect.element(form.getByRole('textbox', { name: '경험치' })).toHaveValue('452,000');
  await expect.element(form.getByText('부여 흉가')).toBeVisible();
  await userEvent.fill(form.getByRole('textbox', { name: '이름' }), '몽달귀신');
  await screen.unmount();
  await open('monsters', '?from=214');
  await expect.element(form.getByRole('textbox', { name: '이름' })).toHaveValue('몽달귀신');
});
