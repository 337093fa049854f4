import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { tolerateForeignNodes } from '#platform/client/foreign-nodes.ts';
import { answering, Refusal } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show, visited } from '#tests/components/show.tsx';
import { TRANSLATORS, translateOn } from '#tests/components/translators.ts';
import { ownTrade } from '#tests/support/listed-trade.ts';
import { NO_ITEM_QUOTES } from '#tests/support/no-market.ts';
import { createTrade, listProfileTrades } from '../../../trades/trade-endpoints.contract.ts';
import { TradeForm } from './trade-form.tsx';

tolerateForeignNodes();

let stopTranslating = () => {};
afterEach(() => stopTranslating());

describe.each(Object.entries(TRANSLATORS))('the form of a trade in a browser that %s its texts', (_, translate) => {
  it('goes on through prices, both kinds, what is refused and what is taken', async () => {
    signedIn();
    answering(listProfileTrades, () => []);
    const calls = answering(createTrade, (_call, nth) =>
      nth === 0 ? new Refusal('NOT_ALLOWED', { message: '현금 거래는 할 수 없습니다.' }) : ownTrade({ id: 77 }),
    );
    await show(
      <TradeForm
        item={{ id: 5, name: '현철중검', icon: 'gear/relic-blade', tone: 'weapon' }}
        limits={{ maxquan: 100, maxdura: 400_000 }}
        line="무기"
        quotes={NO_ITEM_QUOTES}
        listings={{ 1: { count: 1, rows: [[500_000, 9]] }, 2: { count: 0, rows: [] } }}
        quotedServer={1}
      />,
      { at: '/trade/register/5' },
    );
    stopTranslating = translateOn(translate);
    const price = page.getByLabelText('가격 (개당)');
    const send = page.getByRole('button', { name: '올리기', exact: true });
    for (const kind of ['삽니다', '팝니다']) {
      await page.getByRole('radio', { name: kind }).click({ force: true });
      for (const typed of ['4', '45만', '3만50x', '', '9999억']) await price.fill(typed);
    }
    await price.fill('');
    await send.click();
    await expect.element(price).toHaveAttribute('aria-invalid', 'true');
    await price.fill('45만');
    await send.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('현금 거래는 할 수 없습니다.');
    await price.fill('46만');
    await send.click();
    await expect.poll(() => visited).toEqual(['/trade/view/77']);
    expect(calls.map(({ body }) => body.price)).toEqual([450_000, 460_000]);
    expect(document.querySelectorAll('font').length).toBeGreaterThan(20);
  });
});
