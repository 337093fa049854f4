import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAllTrades } from '#features/trade/trades/operator-trade.contract.ts';
import { answering } from '#tests/components/calls.ts';
import { show, visited } from '#tests/components/show.tsx';
import { operatorTrade } from '#tests/support/operator-trade.ts';
import { DeskSearch } from './desk-search.tsx';

it('a number finds the trade and opens it on the desk', async () => {
  const calls = answering(listAllTrades, () => [operatorTrade(48_190)]);
  await show(<DeskSearch level={2} />, { at: '/operator' });
  await userEvent.fill(page.getByRole('combobox', { name: '운영 화면에서 찾기' }), '48190');
  await userEvent.click(page.getByRole('option', { name: /거래 48190/ }));
  expect(visited.at(-1)).toBe('/operator/trades?q=48190&open=48190');
  expect(calls[0]?.query.get('q')).toBe('48190');
});
