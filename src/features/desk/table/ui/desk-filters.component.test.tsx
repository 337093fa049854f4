import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defineFilter } from '#shared/filter.ts';
import { filterFields } from '#shared/filter-fields.ts';
import { definePageParams } from '#shared/page-params.ts';
import { show } from '#tests/components/show.tsx';
import { openRowParam } from '../desk-list.params.ts';
import { DeskFilters, DeskPick, DeskStates, DeskWords } from './desk-filters.tsx';

const field = filterFields<{ state: number; colour: number; name: string }>();
const choice = { any: '전체', label: (value: number) => `${value}번`, matches: () => true };
const appleFilter = defineFilter({
  q: field.words({ max: 12, title: '이름', placeholder: '사과 이름', matches: () => true }),
  state: field.oneOf([2, 3], { ...choice, title: '상태' }),
  colour: field.oneOf([1, 2], { ...choice, title: '색' }),
});
const params = definePageParams({ data: { ...appleFilter.fields, ...openRowParam } });

const Filters = () => (
  <DeskFilters
    action="/operator/apples"
    label="사과 필터"
    params={params}
    count={1}
    first={
      <>
        <DeskWords of={appleFilter} name="q" />
        <DeskStates of={appleFilter} name="state" />
      </>
    }
  >
    <DeskPick of={appleFilter} name="colour" />
  </DeskFilters>
);

const pick = page.getByRole('combobox', { name: '색' });
const isSet = () => pick.element().closest('label')?.hasAttribute('data-set');

it('the filters of a list stand in the address, and a pick that is not the usual one is marked', async () => {
  await show(<Filters />, { at: '/operator/apples?open=5' });
  expect(isSet()).toBe(false);
  await userEvent.selectOptions(pick, '2번');
  await expect.poll(() => location.search).toBe('?colour=2');
  await expect.poll(isSet).toBe(true);
  await userEvent.click(page.getByText('3번', { exact: true }).first());
  await expect.poll(() => location.search).toBe('?state=3&colour=2');
  await userEvent.fill(page.getByRole('searchbox', { name: '이름' }), '부사');
  await expect.poll(() => new URLSearchParams(location.search).get('q')).toBe('부사');
});

it('on a phone the picks stand in a sheet', async () => {
  await page.viewport(390, 800);
  await show(<Filters />, { at: '/operator/apples' });
  await expect.element(pick).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: '필터 1' }));
  await expect.element(pick).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '필터 닫기' }));
  await expect.element(pick).not.toBeInTheDocument();
});
