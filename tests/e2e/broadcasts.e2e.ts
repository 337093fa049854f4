import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { INGEST_KEY, type SentShout } from '#tests/support/collector.ts';
import { expectFaultless, SOON } from './faultless-screen.ts';
import { recordShifts, shiftsOf, steadyShiftsOf } from './layout-shifts.ts';
import { priceField, SWORD, tradeInView } from './market-object.ts';
import { journeys, untilAlive } from './stage.ts';

const COLLECTOR = fileURLToPath(new URL('../../scripts/broadcast.mjs', import.meta.url));
const CHANNELS = 40;
const SECOND_MS = 1000;
const run = promisify(execFile);

const shout = (message: string, parts: Partial<SentShout> = {}): SentShout => ({
  ...{ at: new Date().toISOString(), channel: 12, name: '지나가는이', message },
  ...parts,
});

/** As an operator sends a file. @returns what the command says */
async function collect(origin: string, shouts: readonly SentShout[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shouts-'));
  try {
    const file = join(folder, 'shouts.jsonl');
    await writeFile(file, shouts.map((one) => JSON.stringify(one)).join('\n'));
    const env = { ...process.env, BROADCAST_INGEST_KEY: INGEST_KEY };
    return (await run(process.execPath, [COLLECTOR, '--file', file, '--to', origin], { env })).stdout.trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const rowOf = (page: Page, message: string) => page.getByRole('listitem').filter({ hasText: message });
const bell = (page: Page, text: string) => page.getByRole('link', { name: text, exact: true });

journeys(
  'shouts',
  ({ visit, site }) => {
    it('of a collector are seen live, become a listing of their speaker, and ring a keyword once', async () => {
      const { page: listener } = await visit('/notifications', { as: '듣고있는이' });
      const keywords = listener.getByRole('region', { name: '키워드 알림' });
      await keywords.getByLabel('키워드').fill('해오름문');
      await keywords.getByRole('combobox', { name: '종류' }).selectOption('거래');
      await keywords.getByText('나오지 않았습니다').waitFor();
      await keywords.getByRole('combobox', { name: '종류' }).selectOption('모두');
      await keywords.getByRole('button', { name: '걸기' }).click();
      await keywords.getByText('1 / 20').waitFor();

      const { page: stranger } = await visit('/broadcast', { prepare: recordShifts });
      await stranger.getByText('이어서 들어옵니다').waitFor();
      expect(await steadyShiftsOf(stranger)).toEqual([]);
      const many = Array.from({ length: 997 }, (_, nth) =>
        shout(`오늘 ${nth}번째 인사드립니다`, {
          at: new Date(Date.now() - (60 + nth) * SECOND_MS).toISOString(),
          channel: 1 + (nth % CHANNELS),
          name: `인사꾼${nth % 50}`,
        }),
      );
      const sent = [
        ...many,
        shout(`ㅍ ${SWORD.name} 45만`, { name: '외치는이' }),
        shout('해오름문 식구 모십니다'),
        shout('마지막으로 들린 말'),
      ];
      expect(await collect(site().origin, sent)).toBe('저장 1000건, 이미 있던 것 0건, 받지 않은 것 0건.');
      expect(await collect(site().origin, sent.slice(-100))).toBe('저장 0건, 이미 있던 것 100건, 받지 않은 것 0건.');
      await bell(listener, '알림 1').waitFor(SOON);
      await stranger.getByText('새 외침이 더 있습니다').waitFor(SOON);
      await stranger.getByRole('button', { name: '불러오기' }).click();
      await rowOf(stranger, '마지막으로 들린 말').waitFor(SOON);

      await stranger.getByRole('button', { name: '멈춤' }).click();
      const shifts = await shiftsOf(stranger);
      await collect(site().origin, [shout('멈춘 사이에 들린 말'), shout('해오름문 또 모십니다')]);
      await stranger.getByText('새 외침 2건').waitFor(SOON);
      expect(await rowOf(stranger, '멈춘 사이에 들린 말').count()).toBe(0);
      expect(await shiftsOf(stranger)).toEqual(shifts);
      await stranger.getByRole('button', { name: '멈춤' }).click();
      await rowOf(stranger, '멈춘 사이에 들린 말').waitFor();

      const { page: speaker } = await visit(`/broadcast?q=${encodeURIComponent(SWORD.name)}`, { as: '외치는이' });
      await rowOf(speaker, `ㅍ ${SWORD.name} 45만`).locator('summary').click();
      await speaker.getByRole('link', { name: '거래로 올리기' }).click();
      await speaker.waitForURL(new RegExp(`/trade/register/${SWORD.id}`));
      await expect.poll(() => priceField(speaker).inputValue(), SOON).toMatch(/45만|450,?000/);
      await speaker.getByRole('button', { name: '올리기', exact: true }).click();
      const id = await tradeInView(speaker);
      await speaker.goto(`/trade/${SWORD.id}`);
      await speaker.getByRole('region', { name: '외침' }).getByText(`ㅍ ${SWORD.name} 45만`).waitFor();
      await speaker.locator(`a[href="/trade/view/${id}"]`).first().waitFor();

      await rowOf(stranger, '마지막으로 들린 말').locator('summary').focus();
      await stranger.keyboard.press('Enter');
      await rowOf(stranger, '마지막으로 들린 말').getByRole('button', { name: '차단: 지나가는이' }).waitFor();
      expect(await stranger.getByRole('link', { name: '거래로 올리기' }).count()).toBe(0);
      await stranger.reload();
      await untilAlive(stranger);
      await stranger.locator('td[data-at][tabindex="0"]').filter({ visible: true }).first().focus();
      const reading = () => stranger.getByText(/^채널 \d+, \d+시$/).textContent();
      const before = await reading();
      await stranger.keyboard.press('ArrowDown');
      await expect.poll(reading).not.toBe(before);
      await expectFaultless(stranger, 'the list of shouts');
      await expectFaultless(listener, 'keyword alerts');
      await bell(listener, '알림 1').waitFor();
    });
  },
  { BROADCAST_INGEST_KEY: INGEST_KEY },
);
