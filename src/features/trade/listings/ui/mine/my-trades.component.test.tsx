import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getMe } from '#features/people/profiles/profile.contract.ts';
import { answering, NO_ANSWER, pendingAnswer, Refusal } from '#tests/components/calls.ts';
import { pass, stopClock } from '#tests/components/clock.ts';
import { allowNoise } from '#tests/components/noise.ts';
import { player, signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { ownTrade } from '#tests/support/listed-trade.ts';
import type { Bump, OwnTrade } from '../../../trades/trade.contract.ts';
import {
  bumpTrades,
  cancelTrade,
  completeTrade,
  countTrades,
  listProfileTrades,
} from '../../../trades/trade-endpoints.contract.ts';
import MyTrades from './my-trades.tsx';

const TOO_SOON: Bump = { statusCode: 429, message: '한 시간에 한 번입니다.', nextAt: null };
const TRADE = ownTrade({ id: 7, price: 400_000 });

const dialog = page.getByRole('dialog');
const row = page.getByRole('listitem');

const COUNTS = { 0: 6, 1: 1, 2: 5, 3: 2 };

async function open(trades: () => OwnTrade[] | Refusal | typeof NO_ANSWER = () => [TRADE], areCounted = true) {
  signedIn({ pullUpAt: null });
  answering(countTrades, () => (areCounted ? COUNTS : new Refusal('NOT_FOUND')));
  answering(listProfileTrades, trades);
  await show(<MyTrades status={1} />, { at: '/me/trades' });
}

async function openCompletion() {
  await page.getByRole('button', { name: '완료', exact: true }).click();
  const name = dialog.getByRole('textbox');
  await name.fill('대장장이');
  return { name, complete: dialog.getByRole('button', { name: '완료', exact: true }) };
}

describe('the own trades', () => {
  it('do not lose a completion that fails, and take it at the next press', async () => {
    allowNoise(/고장입니다/);
    const calls = answering(completeTrade, (_, nth) =>
      nth === 0 ? new Refusal('INTERNAL', { message: '고장입니다.' }) : ownTrade({ ...TRADE, status: 2 }),
    );
    await open();
    const { name, complete } = await openCompletion();
    await complete.click();
    await expect.element(dialog).toMatchTextContent('고장입니다.');
    await expect.element(name).toHaveValue('대장장이');
    await complete.click();
    await expect.element(page.getByText('거래를 완료했습니다')).toBeVisible();
    await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ counterpart: '대장장이' }, { counterpart: '대장장이' }]);
  });

  it('tell the suspended once how to appeal', async () => {
    const bannedAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
    answering(
      completeTrade,
      () => new Refusal('SUSPENDED', { data: { bannedAt, bannedReason: '허위 매물 <b>세 번</b>' } }),
    );
    await open();
    await (await openCompletion()).complete.click();
    const alert = dialog.filter({ hasText: '정지되었습니다' });
    await expect.element(alert).toMatchTextContent('허위 매물 <b>세 번</b>');
    expect(alert.element().textContent?.match(/이의가 있으면/g)).toHaveLength(1);
    await expect.element(alert.getByRole('link', { name: '문의하기' })).toHaveAttribute('href', '/notice/ask');
  });

  it('are cancelled after a question, and closed with what happened elsewhere', async () => {
    answering(cancelTrade, (_, nth) =>
      nth === 0 ? new Refusal('CONFLICT', { message: '이미 끝난 글입니다.' }) : TRADE,
    );
    await open();
    const cancel = page.getByRole('button', { name: '내리기', exact: true });
    for (const answer of ['이미 끝난 글입니다.', '거래를 내렸습니다']) {
      await cancel.click();
      await dialog.getByRole('button', { name: '거래 내리기' }).click();
      await expect.element(page.getByText(answer)).toBeVisible();
      await expect.element(page.getByRole('dialog', { name: '거래 내리기' })).not.toBeInTheDocument();
    }
  });

  it('are bumped once a press, with a word of information or a warning', async () => {
    const first = pendingAnswer<Bump>();
    const calls = answering(bumpTrades, (_, nth) => (nth === 0 ? first.answer : TOO_SOON));
    answering(getMe, () => player({ pullUpAt: null }));
    await open();
    const bump = page.getByRole('button', { name: '끌올' });
    await bump.dblClick();
    first.release({ statusCode: 200, message: '1건', nextAt: null });
    await expect.element(page.getByText('끌올 완료')).toBeVisible();
    expect(calls).toHaveLength(1);
    await expect.element(bump).toHaveAttribute('aria-disabled', 'false');
    await bump.click();
    await expect.element(page.getByText('끌올 실패')).toBeVisible();
    expect(document.querySelectorAll('.toast.info, .toast.warn')).toHaveLength(2);
  });

  it('stay as they were when they cannot be read anew', async () => {
    allowNoise(/다시 보냅니다|목록을 가져오지/);
    stopClock();
    let trades: OwnTrade[] | typeof NO_ANSWER = [TRADE];
    answering(cancelTrade, () => TRADE);
    await open(() => trades);
    await expect.element(row).toMatchTextContent(TRADE.item.name);
    trades = NO_ANSWER;
    await page.getByRole('button', { name: '내리기', exact: true }).click();
    await dialog.getByRole('button', { name: '거래 내리기' }).click();
    await expect.element(page.getByText('거래를 내렸습니다')).toBeVisible();
    await pass(2000);
    await expect.element(page.getByText('이전 내용을 보여 드립니다')).toBeVisible();
    await expect.element(row).toMatchTextContent(TRADE.item.name);
  });

  it('count as none where they could not be counted, which a line says until they are', async () => {
    const tabs = () => page.getByRole('navigation', { name: '상태' }).element().textContent;
    await open(undefined, false);
    await expect.element(page.getByText('거래 수를 가져오지 못했습니다.')).toBeVisible();
    expect(tabs()).toBe('거래 중 0완료 0취소 0');
    await expect.element(row).toMatchTextContent(TRADE.item.name);
    answering(countTrades, () => COUNTS);
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect.poll(tabs).toBe('거래 중 1완료 5취소 2');
    await expect.element(page.getByText('거래 수를 가져오지 못했습니다.')).not.toBeInTheDocument();
  });

  it('offer the way to the first one, and another try when they never came', async () => {
    await open(() => new Refusal('NOT_FOUND'));
    await expect.element(page.getByText('내 거래를 가져오지 못했습니다.')).toBeVisible();
    answering(listProfileTrades, () => []);
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect.element(page.getByText('거래 중인 글이 없습니다.')).toBeVisible();
  });
});
