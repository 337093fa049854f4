import type { Page } from '@playwright/test';
import { z } from 'zod';
import { insertProfile } from '#database/factories/people.ts';
import { insertTrade } from '#database/factories/trades.ts';
import { untradableReason } from '#features/trade/trades/tradable.rules.ts';
import { tradeTopics } from '#features/trade/trades/trade.topics.ts';
import { AMBER } from '#tests/e2e/support/market-object.ts';
import { catalog, expect, test } from '#tests/e2e/support/test.ts';

const TRADES = 30;
/** Of no other trade. */
const PRICE = 5432;
const createdFrame = z.object({
  type: z.literal('trade.created'),
  topic: z.string(),
  data: z.object({ price: z.number().nullable() }),
});

/** What a reader of screens is given: each change of a live region, once a frame. */
const RECORD_SENTENCES = () => {
  const LIVE =
    '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], output:not([aria-live])';
  const sentences: string[] = [];
  Object.assign(window, { sentences });
  new MutationObserver((changes) => {
    const regions = changes.flatMap(({ target, addedNodes }) => [
      target instanceof Element ? target.closest(LIVE) : target.parentElement?.closest(LIVE),
      ...[...addedNodes].map((node) =>
        node instanceof Element ? (node.matches(LIVE) ? node : node.querySelector(LIVE)) : null,
      ),
    ]);
    for (const region of new Set(regions)) {
      const text = region?.textContent?.trim();
      if (text) sentences.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

async function sentencesOf(page: Page): Promise<string[]> {
  return z.array(z.string()).parse(await page.evaluate(() => ('sentences' in window ? window.sentences : null)));
}

/**
 * One burst after the other: what is spoken of both. A second sentence about the first would come before that about the second.
 */
async function sentencesOfBursts(page: Page, ...bursts: (() => Promise<unknown>)[]): Promise<string[]> {
  await page.locator('body > [role="status"].visually-hidden').waitFor({ state: 'attached' });
  const before = (await sentencesOf(page)).length;
  for (const [index, burst] of bursts.entries()) {
    await burst();
    await expect.poll(async () => (await sentencesOf(page)).length).toBeGreaterThan(before + index);
  }
  return (await sentencesOf(page)).slice(before);
}

const record = (page: Page) => page.addInitScript(RECORD_SENTENCES);

/** The live line is dammed: what came of these trades goes on together, and nothing of others. */
async function dam(page: Page): Promise<(count: number) => Promise<void>> {
  const waiting: string[] = [];
  let send = (_text: string) => {};
  await page.routeWebSocket('**/api/live', (socket) => {
    send = (text) => socket.send(text);
    socket.connectToServer().onMessage((message) => {
      const created = createdFrame.safeParse(JSON.parse(String(message)));
      if (!created.success) socket.send(message);
      else if (created.data.topic === tradeTopics.all && created.data.data.price === PRICE)
        waiting.push(String(message));
    });
  });
  return async (count) => {
    await expect.poll(() => waiting.length).toBe(count);
    waiting.splice(0).forEach(send);
  };
}

test.describe('a reader of screens hears one sentence', () => {
  test.use({ where: 'players' });

  test('of thirty trades that come at once', async ({ visit, database }) => {
    const { db } = database;
    const { id } = await insertProfile(db, { name: '들려줄이' });
    await insertTrade(db, { item_id: AMBER.id, price: 12_000, profile_id: id });
    let open = async (_count: number) => {};
    const page = await visit('/trade', {
      as: '듣는이',
      async prepare(prepared) {
        await record(prepared);
        open = await dam(prepared);
      },
    });
    await page.locator('html[data-live="live"]').waitFor({ state: 'attached' });
    await page.locator('main[aria-keyshortcuts]').waitFor();
    // Rows do not move under the focus: what comes waits above them.
    await page.keyboard.press('j');
    const items = catalog.items
      .filter((item) => untradableReason(item) === null && item.id !== AMBER.id)
      .map(({ id }) => id);
    const [last, ...many] = items.slice(0, TRADES + 1);
    const list = (ids: readonly (number | undefined)[]) =>
      page.evaluate(
        ([all, price]) =>
          Promise.all(
            all.map((itemId) =>
              fetch('/api/trades', {
                method: 'POST',
                headers: { 'content-type': 'application/json' },
                body: JSON.stringify({ itemId, tradeType: 1, price, gameServer: 1 }),
              }).then(({ status }) => status),
            ),
          ),
        [ids, PRICE] as const,
      );
    const sentences = await sentencesOfBursts(
      page,
      async () => {
        expect(new Set(await list(many))).toEqual(new Set([201]));
        await open(TRADES);
      },
      async () => {
        await list([last]);
        await open(1);
      },
    );
    expect(sentences).toEqual([`새 글 ${TRADES}건 불러오기`, `새 글 ${TRADES + 1}건 불러오기`]);
  });

  test('of a filter that is typed letter by letter', async ({ visit }) => {
    const page = await visit('/shortcuts', { prepare: record });
    const field = page.getByRole('searchbox', { name: '키, 기능이나 NPC에게 하는 말' });
    await field.focus();
    const sentences = await sentencesOfBursts(
      page,
      () => page.keyboard.type('물건 줍기'),
      () => page.keyboard.type(' 없는 글쇠'),
    );
    expect(sentences).toHaveLength(2);
    for (const sentence of sentences) expect(sentence).toMatch(/^\d+가지$/);
  });

  test('of ten messages that come together', async ({ visit }) => {
    const page = await visit('/shortcuts', {
      prepare: record,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const copies = (count: number) => () =>
      page.evaluate((many) => {
        for (const button of [...document.querySelectorAll<HTMLElement>('button[title="복사"]')].slice(0, many))
          button.click();
      }, count);
    const sentences = await sentencesOfBursts(page, copies(10), copies(1));
    expect(sentences).toHaveLength(2);
    for (const sentence of sentences) expect(sentence).toContain('복사');
  });
});
