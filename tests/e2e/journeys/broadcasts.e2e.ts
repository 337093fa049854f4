import type { Page } from '@playwright/test';
import { MINUTE_MS } from '#shared/durations.ts';
import { expectFaultless, SOON } from '#tests/e2e/support/faultless-screen.ts';
import { priceField } from '#tests/e2e/support/market-object.ts';
import { expect, test, untilAlive } from '#tests/e2e/support/test.ts';
import { INGEST_KEY } from '#tests/support/collector.ts';

const KEYWORD = '구름의옥';
const SPEAKER = '외치는이';
const BATCHES = 2;
const BATCH = 500;

interface Shout {
  at?: string;
  channel?: number;
  name: string;
  message: string;
}

async function collect(origin: string, shouts: readonly Shout[]): Promise<{ stored: number }> {
  const messages = shouts.map((shout) => ({ at: new Date().toISOString(), channel: 7, ...shout }));
  const answer = await fetch(`${origin}/api/broadcasts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-ingest-key': INGEST_KEY },
    body: JSON.stringify({ source: 'journey', gameServer: 1, messages }),
  });
  if (!answer.ok) throw new Error(`The collector was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { stored: number };
}

const list = (page: Page) => page.getByRole('region', { name: '외침', exact: true });
const rowOf = (page: Page, message: string) => list(page).getByRole('listitem').filter({ hasText: message });

test.describe('shouts', () => {
  test.use({ where: { BROADCAST_INGEST_KEY: INGEST_KEY } });

  test('come in by a thousand, wait while they are read, ring a keyword once, and become a listing of who shouted', async ({
    visit,
    site,
  }) => {
    const { origin } = site;
    const stranger = await visit('/broadcast');
    const speaker = await visit('/broadcast', { as: SPEAKER });
    await list(stranger).getByText('아직 외침이 없습니다').waitFor();

    const keywords = speaker.getByRole('region', { name: '키워드 알림' });
    await keywords.getByRole('textbox', { name: '키워드' }).fill(KEYWORD);
    await keywords.getByText('동안 나오지 않았습니다').waitFor(SOON);
    await keywords.getByRole('button', { name: '걸기' }).click();
    await keywords.getByRole('listitem').filter({ hasText: KEYWORD }).waitFor();
    await speaker.mouse.move(0, 0);

    await collect(origin, [{ name: SPEAKER, message: '현철중검 50만에 팝니다', channel: 12 }]);
    await rowOf(stranger, '현철중검 50만에 팝니다').waitFor(SOON);
    await rowOf(speaker, '현철중검 50만에 팝니다').waitFor(SOON);

    await list(stranger).getByRole('button', { name: '멈춤' }).click();
    await collect(origin, [{ name: '다른이', message: '흉가 도사 한 분 모십니다' }]);
    await list(stranger).getByText('새 외침 1건').waitFor(SOON);
    expect(await rowOf(stranger, '흉가 도사').count()).toBe(0);
    await list(stranger).getByRole('button', { name: '불러오기' }).click();
    await rowOf(stranger, '흉가 도사').waitFor();

    const before = Date.now() - 5 * MINUTE_MS;
    const many = Array.from({ length: BATCHES * BATCH }, (_, nth) => ({
      name: `외침꾼${nth % 90}`,
      message: nth % 300 === 7 ? `${KEYWORD} 삽니다 귓 주세요 ${nth}` : `도토리 ${nth}개 팝니다`,
      at: new Date(before + nth * 100).toISOString(),
    }));
    for (let nth = 0; nth < BATCHES; nth += 1) {
      expect((await collect(origin, many.slice(nth * BATCH, (nth + 1) * BATCH))).stored).toBe(BATCH);
    }
    await speaker.goto(new URL('/notifications', origin).href);
    await untilAlive(speaker);
    const rung = speaker.getByRole('main').getByText(`외침에 ‘${KEYWORD}’`);
    await expect.poll(() => rung.count(), SOON).toBe(1);
    await speaker.getByRole('region', { name: '키워드 알림' }).getByText(KEYWORD).waitFor();
    await expectFaultless(speaker, 'the alerts of a player');

    await speaker.goto(new URL('/broadcast?q=현철중검', origin).href);
    await untilAlive(speaker);
    await rowOf(speaker, '현철중검 50만에 팝니다').locator('summary').click();
    await expectFaultless(speaker, 'an opened shout of oneself');
    await speaker.getByRole('link', { name: '거래로 올리기' }).click();
    await speaker.waitForURL(/\/trade\/register\/\d+/);
    await expect.poll(() => priceField(speaker).inputValue(), SOON).toMatch(/^(50만|500,000)$/);
    await speaker.getByRole('button', { name: '올리기', exact: true }).click();
    await speaker.waitForURL(/\/trade\/(view\/)?\d+/);

    const row = rowOf(stranger, '흉가 도사');
    await row.locator('summary').focus();
    await stranger.keyboard.press('Enter');
    await row.getByRole('button', { name: /신고/ }).waitFor();
    expect(await stranger.getByRole('link', { name: '거래로 올리기' }).count()).toBe(0);
    await expectFaultless(stranger, 'the list of shouts');
  });
});
