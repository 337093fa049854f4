import { describe, expect, it } from 'vitest';
import { testSite } from '#tests/support/site-app.ts';

const site = testSite();

describe('the form of a new trade', () => {
  it('draws no steps of the quantity where no scripts run', async () => {
    const sword = site.catalog().items.find(({ name }) => name === '현철중검')?.id;
    const { body } = await site.get(`/trade/register/${sword}`);
    for (const name of ['1개 빼기', '1개 더하기']) {
      const button = body.match(new RegExp(`<button[^>]*aria-label="${name}"[^>]*>`))?.[0];
      expect(button).toMatch(/class="[^"]*\bneeds-script\b/);
    }
  });
});
