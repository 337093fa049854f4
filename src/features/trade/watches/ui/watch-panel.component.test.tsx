import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { NO_ITEM_QUOTES } from '#tests/support/no-market.ts';
import { createWatch, previewWatch, type Watch } from '../watch.contract.ts';
import { WatchPanel } from './watch-panel.tsx';

const ITEM = { id: 5, name: '현철중검' };
const WATCH: Watch = {
  id: 9,
  createdAt: '2026-11-26T10:00:00.000Z',
  item: { ...ITEM, type: 1, iconUrl: null },
  subject: 'quote',
  tradeType: 2,
  direction: 'above',
  price: 450_000,
  gameServer: null,
  serverName: '',
  firedAt: null,
  fireCount: 0,
};

const price = page.getByRole('textbox');
const send = page.getByRole('button', { name: /알림 걸기$/ });

const open = () => show(<WatchPanel item={ITEM} quotes={NO_ITEM_QUOTES} gameServer={null} />);

describe('the form of a price alert', () => {
  it('marks a price that cannot be read at once, and sends none', async () => {
    const calls = answering(createWatch, () => WATCH);
    await open();
    await expect.element(send).toMatchTextContent('가격 상관없이 알림 걸기');
    await price.fill('많이');
    await expect.element(price).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText('가격을 읽지 못했습니다.')).toBeVisible();
    await expect.element(send).toBeDisabled();
    await page.getByRole('button', { name: '지우기' }).click();
    expect(price.element().hasAttribute('aria-invalid')).toBe(false);
    await page.getByLabelText('시세가 이 가격이 되면').click();
    await expect.element(send).toBeDisabled();
    expect(calls).toEqual([]);
  });

  it('is sent as it was typed, and is empty for the next one', async () => {
    signedIn();
    answering(previewWatch, () => ({ week: 1, month: 4, now: 0 }));
    const calls = answering(createWatch, () => WATCH);
    await open();
    await page.getByText('삽니다 가격').click();
    await page.getByLabelText('시세가 이 가격이 되면').click();
    await price.fill('45만');
    await expect.element(page.getByText('450,000전 · 30일에 4번, 7일에 1번 나온 가격')).toBeVisible();
    await send.click();
    await expect.element(page.getByRole('link', { name: '현철중검 알림 보기' })).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([
      { itemId: 5, tradeType: 2, price: 450_000, subject: 'quote', gameServer: null },
    ]);
    await expect.element(price).toHaveValue('');
  });
});
