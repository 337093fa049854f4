import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show, visited } from '#tests/components/show.tsx';
import { DeskSearch } from './desk-search.tsx';

const field = page.getByRole('combobox', { name: '운영 화면에서 찾기' });
const option = (name: string) => page.getByRole('option', { name });

beforeEach(async () => {
  await show(<DeskSearch level={3} />, { at: '/operator' });
});

it('the search of the desk has its key, finds a page by its initials and opens it', async () => {
  await userEvent.keyboard('/');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('ㅇㅇ');
  await expect.element(option('운영 기록')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  await expect.element(page.getByRole('option', { selected: true })).toBeVisible();
  await userEvent.fill(field, '운영 기');
  await expect.element(option('운영 기록')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(visited).toEqual(['/operator/audit']);
  await expect.element(field).toHaveValue('');
});

it('the search finds no page that the operator may not open', async () => {
  await userEvent.fill(field, '신고');
  await expect.element(page.getByText('찾은 것이 없습니다')).toBeVisible();
  await userEvent.fill(field, '현황');
  await userEvent.click(option('현황'));
  expect(visited).toEqual(['/operator']);
});
