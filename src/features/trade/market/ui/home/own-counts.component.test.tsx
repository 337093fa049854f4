import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answering, Refusal } from '#tests/components/calls.ts';
import { player, signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { countTrades } from '../../../trades/trade-endpoints.contract.ts';
import { listWatches } from '../../../watches/watch.contract.ts';
import { MarketLine } from './my-market-line.tsx';
import OpenTrades from './open-trades.tsx';

const COUNTS = { 0: 6, 1: 1, 2: 5, 3: 2 };
const LOST = page.getByRole('alert').getByText('거래 수를 가져오지 못했습니다.');
const again = page.getByRole('button', { name: '다시 시도' });
const text = () => page.getByRole('main').element().textContent;

describe('own trades that could not be counted', () => {
  it('count as none on the market’s page, which a line says until they are', async () => {
    signedIn();
    answering(countTrades, () => new Refusal('NOT_FOUND'));
    await show(<OpenTrades me={player()} />, { at: '/trade' });
    await expect.element(LOST).toBeVisible();
    expect(text()).toContain('거래 중 0 · 완료 0');
    answering(countTrades, () => COUNTS);
    await again.click();
    await expect.poll(text).toContain('거래 중 1 · 완료 5');
    await expect.element(LOST).not.toBeInTheDocument();
  });

  it('count as none on the home page, beside what could be', async () => {
    signedIn();
    answering(countTrades, () => new Refusal('NOT_FOUND'));
    answering(listWatches, () => []);
    await show(<MarketLine me={player()} />);
    await expect.element(LOST).toBeVisible();
    expect(text()).toContain('내 매물 0 · 가격 알림 0');
    answering(countTrades, () => COUNTS);
    await again.click();
    await expect.poll(text).toContain('내 매물 1 · 가격 알림 0');
  });

  it('do not hide that the price alerts are lost', async () => {
    signedIn();
    answering(countTrades, () => COUNTS);
    answering(listWatches, () => new Refusal('NOT_FOUND'));
    await show(<MarketLine me={player()} />);
    await expect.element(page.getByText('가격 알림을 가져오지 못했습니다.')).toBeVisible();
    expect(text()).toContain('내 매물 1 · 가격 알림 0');
  });
});
