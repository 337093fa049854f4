import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listPlayers } from '#features/people/players/player.contract.ts';
import { listReports } from '#features/people/reports/report.contract.ts';
import { listAllTrades } from '#features/trade/trades/operator-trade.contract.ts';
import { answering, type Call } from '#tests/components/calls.ts';
import { show, visited } from '#tests/components/show.tsx';
import { operatorReport } from '#tests/support/operator-report.ts';
import { operatorTrade } from '#tests/support/operator-trade.ts';
import { DeskSearch } from './desk-search.tsx';

const field = page.getByRole('combobox', { name: '운영 화면에서 찾기' });
const option = (name: string) => page.getByRole('option', { name });

const open = (level: 2 | 3) => show(<DeskSearch level={level} />, { at: '/operator' });

it('the search of the desk has its key, finds a page by its initials and opens it', async () => {
  await open(3);
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
  await open(3);
  await userEvent.fill(field, '신고');
  await expect.element(page.getByText('찾은 것이 없습니다')).toBeVisible();
  await userEvent.fill(field, '현황');
  await userEvent.click(option('현황'));
  expect(visited).toEqual(['/operator']);
});

/** A number may be that of a player, a report or a trade. */
function answerNumbers(): readonly Call<typeof listAllTrades>[] {
  answering(listPlayers, () => []);
  answering(listReports, ({ query }) =>
    [1042, 5]
      .filter((id) => id < Number(query.get('cursor')))
      .slice(0, 1)
      .map((id) => operatorReport(id, '매의눈')),
  );
  return answering(listAllTrades, ({ query }) => (query.get('q') === '48190' ? [operatorTrade(48_190)] : []));
}

it('the search finds a report by its number, if there is one', async () => {
  answerNumbers();
  await open(2);
  await userEvent.fill(field, '신고 7');
  await expect.element(page.getByText('찾은 것이 없습니다')).toBeVisible();
  await userEvent.fill(field, '1042');
  await userEvent.click(option('신고 1042'));
  expect(visited.at(-1)).toBe('/operator/reports/1042');
});

it('the search finds a trade by its number and opens it on the desk', async () => {
  const calls = answerNumbers();
  await open(2);
  await userEvent.fill(field, '48190');
  await userEvent.click(page.getByRole('option', { name: /거래 48190/ }));
  expect(visited.at(-1)).toBe('/operator/trades?q=48190&open=48190');
  expect(calls[0]?.query.get('q')).toBe('48190');
});
