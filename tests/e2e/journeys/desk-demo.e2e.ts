import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DESK_PAGES } from '#features/desk/frame/desk-pages.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { formatClock } from '#shared/korean/day-texts.ts';
import {
  fraudReport,
  listingReports,
  profileNamed,
  reportsOfOthers,
  sampleAppeal,
  spammer,
  tradesOf,
} from '#tests/e2e/support/demo-rows.ts';
import { test } from '#tests/e2e/support/demo-site.ts';
import { DeskObject, sendRequest } from '#tests/e2e/support/desk-object.ts';
import { KeyboardObject } from '#tests/e2e/support/keyboard-object.ts';
import { expect, PHONE, untilAlive } from '#tests/e2e/support/test.ts';

const MINUTE_MS = 60_000;
const DISMISSED = 3;
const UPHELD = 2;
const FALSE_LISTING = 2;
const REFUSED = /40[34]/;

const rowOf = (page: Page, id: number) => page.getByRole('main').locator(`a[data-row="${id}"]`);

/** By the key for the next row, as often as it takes. */
async function walkTo(keys: KeyboardObject, page: Page, id: number): Promise<void> {
  const row = rowOf(page, id);
  await row.waitFor();
  while (!(await row.evaluate((one) => one === document.activeElement))) await keys.press('j');
  await keys.isLedTo(row);
}

test.describe('an operator decides over the rows of the demo', () => {
  test('a fraud report with three acts and an answer in under a minute without the mouse', async ({
    visitDesk,
    database: { db },
  }) => {
    const { id, profileId, tradeId } = await fraudReport(db);
    const page = await visitDesk('/operator');
    const keys = new KeyboardObject(page);
    const startedAt = Date.now();
    await keys.press('/');
    await keys.type('신고');
    await page.getByRole('option', { name: /^신고/ }).first().waitFor();
    await keys.press('Enter');
    await walkTo(keys, page, id);
    await keys.press('Enter');
    const panel = page.getByRole('complementary', { name: `신고 ${id}` });
    await panel.locator('[data-decide]').waitFor();
    await keys.press('e');
    const form = page.getByRole('form', { name: '조치' });
    await keys.tabTo(form.getByRole('radiogroup', { name: '제재' }).getByRole('radio', { name: '없음' }));
    await keys.press('ArrowRight', 'ArrowRight');
    await keys.tabTo(form.getByRole('checkbox', { name: '신고된 글 숨기기' }));
    await keys.press('Space');
    await keys.tabTo(form.getByRole('checkbox', { name: '이 가격을 시세에서 빼기' }));
    await keys.press('Space');
    await keys.enter(form.getByRole('button', { name: '선거래 먹튀' }));
    await keys.fill(form.getByRole('textbox', { name: '신고한 사람에게 보낼 답변' }), '확인하고 정지했습니다.');
    await expect(form.getByRole('button', { name: /숨기고 시세에서 빼고 3일 정지하고 신고 \d건 조치/ })).toBeVisible();
    await keys.press('Control+Enter');
    await page.getByText(`신고 ${id}번을 처리했습니다.`).waitFor();
    expect(Date.now() - startedAt).toBeLessThan(MINUTE_MS);
    const report = await db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect([report.status, report.answer, report.actions.toSorted()]).toEqual([
      UPHELD,
      '확인하고 정지했습니다.',
      ['excludePrice', 'hideTrade', 'suspend'],
    ]);
    const trade = await db.selectFrom('trade').selectAll().where('id', '=', tradeId).executeTakeFirstOrThrow();
    expect([trade.hidden_at, trade.price_excluded_at]).not.toContain(null);
    const person = await db.selectFrom('profile').selectAll().where('id', '=', profileId).executeTakeFirstOrThrow();
    expect(person.banned_at?.getTime()).toBeGreaterThan(Date.now());
  });

  test('twelve reports about one harmless listing once, and the thirteenth is answered by itself', async ({
    visit,
    visitDesk,
    database: { db },
  }) => {
    const { id, tradeId, count } = await listingReports(db);
    expect(count).toBe(12);
    const page = await visitDesk('/operator/reports');
    const desk = new DeskObject(page);
    const row = page.getByRole('main').getByRole('row').filter({ hasText: '외 11명' });
    await row.locator('a[data-row]').click();
    await desk.panel(/^신고/).getByRole('button', { name: '기각' }).click();
    await desk.press('문제없는 매물');
    await desk.main.getByRole('checkbox', { name: /30일 동안 이 답변으로/ }).check();
    // The sample player may have been reported for something else, too.
    for (const other of await reportsOfOthers(db, tradeId))
      await desk.main.getByRole('checkbox', { name: new RegExp(`^${other} `) }).uncheck();
    await desk.press('신고 12건 기각');
    await desk.waitForText(/번을 처리했습니다/);
    const left = await db.selectFrom('report').select('status').where('trade_id', '=', tradeId).execute();
    expect(left.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => DISMISSED));
    const { answer } = await db.selectFrom('report').select('answer').where('id', '=', id).executeTakeFirstOrThrow();
    const late = await visit(`/trade/view/${tradeId}`, { as: '늦은신고인' });
    const sent = { type: FALSE_LISTING, tradeId, comment: '시세보다 너무 싸서 이상합니다.' };
    expect((await sendRequest(late, 'POST', '/api/reports', sent)).status).toBeLessThan(300);
    const settled = db.selectFrom('report').select(['status', 'answer']).where('trade_id', '=', tradeId);
    await expect.poll(() => settled.orderBy('id', 'desc').executeTakeFirst()).toEqual({ status: DISMISSED, answer });
  });

  test('a warning, which its player reads, and his appeal is seen beside it', async ({
    visit,
    visitDesk,
    database,
  }) => {
    const name = '도배한이';
    const player = await visit('/me', { as: name });
    const { id } = await profileNamed(database.db, name);
    const page = await visitDesk(`/operator/people/${id}`);
    const desk = new DeskObject(page);
    await desk.choose('할 일', '경고');
    await desk.fill('사유', '거래 목록을 도배했습니다.');
    await expect(desk.main.getByRole('region', { name: '본인에게 보이는 화면' })).toContainText(
      '거래 목록을 도배했습니다.',
    );
    await desk.press('경고하기');
    await desk.waitForText(/^경고했습니다/);
    await player.reload();
    await untilAlive(player);
    await expect(player.getByRole('main')).toContainText('운영자가 경고했습니다.');
    await player.getByRole('link', { name: '이의 제기하기' }).first().click();
    await untilAlive(player);
    await player.getByLabel('내용').fill('같은 물건이 아니라 다른 물건이었습니다.');
    await player.getByRole('button', { name: '보내기' }).click();
    await player.locator('#mine').getByText('답변 대기').waitFor();
    await page.goto('/operator/appeals');
    await page.getByRole('main').getByRole('link', { name }).click();
    const panel = desk.panel(/^이의/);
    await expect(panel).toContainText('다른 물건이었습니다.');
    await expect(panel.getByText('거래 목록을 도배했습니다.').first()).toBeVisible();
  });

  test('an appeal: the suspension is shortened and answered in one press', async ({ visitDesk, database: { db } }) => {
    const { id, profileId } = await sampleAppeal(db);
    const endOf = async () => {
      const { banned_at } = await db
        .selectFrom('profile')
        .select('banned_at')
        .where('id', '=', profileId)
        .executeTakeFirstOrThrow();
      return banned_at?.getTime() ?? 0;
    };
    const before = await endOf();
    const page = await visitDesk(`/operator/appeals?open=${id}`);
    const desk = new DeskObject(page);
    await expect(desk.panel(`이의 ${id}`).getByRole('list', { name: '근거가 된 신고' })).toBeVisible();
    await page.keyboard.press('e');
    await desk.choose('정지', '단축');
    await desk.fill('답변', '사정을 헤아려 내일까지로 줄였습니다.');
    await desk.press(/까지로 줄이고 답변 보내기/);
    await expect.poll(endOf).toBeLessThan(before);
    expect(await endOf()).toBeGreaterThan(Date.now());
    const { answer } = await db.selectFrom('inquiry').select('answer').where('id', '=', id).executeTakeFirstOrThrow();
    expect(answer).toBe('사정을 헤아려 내일까지로 줄였습니다.');
  });

  test('a spammer is swept and his quotes are gone, and the sweep of the wrong man is undone', async ({
    visitDesk,
    database: { db },
  }) => {
    const spamming = await spammer(db);
    const quoted = () =>
      db
        .selectFrom('quote')
        .select(({ fn }) => fn.sum<string>('trade_count').as('count'))
        .where('item_id', 'in', (query) =>
          query.selectFrom('trade').select('item_id').where('profile_id', '=', spamming.id),
        )
        .executeTakeFirstOrThrow();
    const before = Number((await quoted()).count);
    expect(await tradesOf(db, spamming.id)).toMatchObject({ waiting: 50 });
    const page = await visitDesk(`/operator/people/${spamming.id}`);
    const desk = new DeskObject(page);
    const sweep = async (reason: string) => {
      await desk.choose('할 일', '일괄 정리');
      await desk.main.getByRole('checkbox', { name: '시세에 들어간 가격 빼기' }).check();
      await desk.fill('사유', reason);
      await desk.press(/\d+건 정리/);
      await desk.waitForText(/정리했습니다:/);
    };
    await sweep('같은 글을 되풀이해 올렸습니다.');
    expect(await tradesOf(db, spamming.id)).toEqual({ waiting: 0, counted: 0 });
    await expect.poll(async () => Number((await quoted()).count)).toBeLessThan(before);
    await expect
      .poll(() => db.selectFrom('quote_change').select('id').where('due_at', 'is', null).execute())
      .toEqual([]);

    const wrong = await db
      .selectFrom('trade')
      .innerJoin('profile', 'profile.id', 'trade.profile_id')
      .select(({ fn }) => ['profile.id', fn.countAll<string>().as('count')])
      .where('trade.status', '=', 1)
      .where('trade.hidden_at', 'is', null)
      .where('profile.banned_at', 'is', null)
      .where('profile.is_sample', '=', true)
      .groupBy('profile.id')
      .orderBy('count', 'desc')
      .executeTakeFirstOrThrow();
    const had = await tradesOf(db, wrong.id);
    expect(had.waiting).toBeGreaterThan(0);
    await page.goto(`/operator/people/${wrong.id}`);
    await sweep('다른 사람을 잘못 보았습니다.');
    expect((await tradesOf(db, wrong.id)).waiting).toBe(0);
    await page.goto('/operator/sweeps');
    await page.getByRole('main').locator('a[data-row]').first().click();
    await desk
      .panel(/^일괄 정리/)
      .getByText('다른 사람을 잘못 보았습니다.')
      .waitFor();
    await desk.press(/^되돌리기/);
    await desk.fill('사유', '다른 사람이었습니다.');
    await desk.press('일괄 정리 되돌리기');
    await desk.waitForText('일괄 정리를 되돌렸습니다.');
    expect(await tradesOf(db, wrong.id)).toEqual(had);
  });

  test('a helper of level 3 is stopped at every door but those of texts', async ({ visit }) => {
    const page = await visit('/operator', {
      as: '글돕는이하나',
      operator: OPERATOR_LEVEL.editor,
      allowed: REFUSED,
    });
    const menu = page.getByRole('navigation', { name: '운영 메뉴' });
    expect(await menu.getByRole('link').allInnerTexts()).toEqual([
      '현황',
      '제보',
      '글',
      '이용 안내',
      '그림',
      '자료 편집',
      '버전',
      '운영 기록',
    ]);
    for (const { path, level } of DESK_PAGES) {
      if (path.includes(':')) continue;
      const isOpen = level === OPERATOR_LEVEL.editor;
      expect([path, (await page.goto(path))?.status()]).toEqual([path, isOpen ? 200 : 403]);
    }
    await page.goto('/operator/audit');
    await page.getByText('내가 한 일만 보입니다').waitFor();
    for (const path of ['reports', 'people', 'trades', 'settings', 'operators', 'jobs', 'words', 'sweeps']) {
      expect([path, (await sendRequest(page, 'GET', `/api/operator/${path}`)).status]).toEqual([path, 403]);
    }
  });

  test('a helper of level 2 is added, removed, and what he did in a day comes back', async ({
    visit,
    visitDesk,
    database: { db },
  }) => {
    const [name, met] = ['거드는이하나', '억울한이'];
    const helping = await visit('/me', { as: name, allowed: REFUSED });
    await visit('/me', { as: met });
    const page = await visitDesk('/operator/operators');
    const desk = new DeskObject(page);
    await desk.press('운영자 추가');
    await desk.main.getByRole('searchbox', { name: '닉네임이나 회원 번호' }).fill(name);
    await desk.press(new RegExp(`^${name}`));
    await desk.choose('단계', '운영자');
    await desk.press(`${name} 추가`);
    await desk.main.getByRole('link', { name }).waitFor();

    const { id: metId } = await profileNamed(db, met);
    const trade = await db
      .selectFrom('trade')
      .select('id')
      .where('status', '=', 1)
      .where('hidden_at', 'is', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await helping.goto(`/operator/trades?q=${trade.id}&open=${trade.id}`);
    const helper = new DeskObject(helping);
    await helper
      .panel(`거래 ${trade.id}`)
      .getByRole('button', { name: /^숨기기/ })
      .click();
    await helper.fill('사유', '마음에 들지 않음');
    await helper.press('거래 숨기기');
    await helper.waitForText(`거래 ${trade.id}번을 숨겼습니다.`);
    await helping.goto(`/operator/people/${metId}`);
    await helper.fill('사유', '마음에 들지 않음');
    await helper.press('7일 정지하기');
    await helper.waitForText(/까지 정지했습니다/);

    await desk.main.getByRole('link', { name }).click();
    await desk.choose('할 일', '운영자에서 빼기');
    await desk.choose('한 일 되돌리기', '24시간');
    await expect(desk.panel(name)).toContainText(/숨긴 글 1 → 다시 보임/);
    await expect(desk.panel(name)).toContainText(/정지 1 → 풀림/);
    await desk.fill('사유', '함부로 숨기고 정지함');
    await desk.press('운영자에서 빼고 2건 되돌리기');
    await desk.waitForText('운영자에서 뺐습니다.');
    const { hidden_at } = await db
      .selectFrom('trade')
      .select('hidden_at')
      .where('id', '=', trade.id)
      .executeTakeFirstOrThrow();
    const { banned_at } = await profileNamed(db, met);
    expect([hidden_at, banned_at === null || banned_at <= new Date()]).toEqual([null, true]);
    expect((await helping.goto('/operator/trades'))?.status()).toBe(404);
  });

  test('a word is tried on the newest shouts and saved', async ({ visitDesk, database: { db } }) => {
    const page = await visitDesk('/operator/words?new=true');
    const desk = new DeskObject(page);
    const panel = desk.panel('새 규칙');
    await panel.getByRole('textbox', { name: '규칙' }).fill('급처');
    await desk.choose('시험할 글', '외침');
    await expect(panel.getByRole('status').filter({ hasText: '건 걸림' })).toContainText(/[1-9]\d*\s*건 걸림/);
    await expect(panel.locator('mark').first()).toHaveText('급처');
    await desk.choose('처리', '검토');
    await panel.getByRole('button', { name: /^저장/ }).click();
    await desk.waitForText('새 규칙을 저장했습니다.');
    await desk.main.locator('a[data-row]').filter({ hasText: '급처' }).waitFor();
    const rules = db.selectFrom('word_rule').select('verdict').where('pattern', '=', '급처');
    expect(await rules.execute()).toEqual([{ verdict: 'review' }]);
  });

  test('maintenance is planned, announced, entered, looked around in, and left', async ({ visit, visitDesk, site }) => {
    const visitor = await visit('/items', { allowed: /503/ });
    const page = await visitDesk('/operator/site');
    const desk = new DeskObject(page);
    const form = page.getByRole('form', { name: '점검' });
    const beginning = soon(20);
    await desk.choose('점검 상태', '예약');
    await form.getByLabel('시작하는 날').selectOption(beginning.day);
    await form.getByLabel('시작 시각').first().selectOption(beginning.hour);
    await form.getByLabel('시작 시각, 분').selectOption(beginning.minute);
    await form.getByLabel('안내 문구').fill('새 사냥터를 넣고 있습니다.');
    await form.getByRole('button', { name: /점검 예약$/ }).click();
    await desk.waitForText('예약됨');
    await visitor.getByText(/분 남았습니다/).waitFor();

    await desk.choose('점검 상태', '지금 시작');
    await form.getByRole('checkbox', { name: '끝나는 시각 정하기' }).uncheck();
    await form.getByRole('button', { name: '지금 사이트를 닫고 직접 끌 때까지 점검' }).click();
    await desk.waitForText('점검 중');
    await visitor.waitForURL('**/maintenance');
    await visitor.getByText('새 사냥터를 넣고 있습니다.').waitFor();
    expect((await fetch(`${site.origin}/items`)).status).toBe(503);

    await page.goto('/trade');
    await untilAlive(page);
    await page.getByRole('heading', { level: 1, name: '거래' }).waitFor();
    await page.goto('/items/655');
    await untilAlive(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/operator/site');
    await desk.choose('점검 상태', '꺼짐');
    await form.getByRole('button', { name: '점검을 끝내고 사이트 열기' }).click();
    await expect(form.locator('..').getByText('꺼짐', { exact: true }).first()).toBeVisible();
    await expect.poll(async () => (await fetch(`${site.origin}/items`)).status).toBe(200);
    await visitor.goto('/items');
    await visitor.getByRole('heading', { level: 1, name: '아이템' }).waitFor();
  });

  test('a brake stops the trades of new members until it is off', async ({ visit, visitDesk, database: { db } }) => {
    const newcomer = await visit('/me', { as: '갓가입한이', allowed: /498/ });
    const { item_id, game_server } = await db
      .selectFrom('trade')
      .select(['item_id', 'game_server'])
      .where('status', '=', 1)
      .executeTakeFirstOrThrow();
    const trade = { itemId: item_id, tradeType: 1, gameServer: game_server, price: 100, comment: '' };
    const page = await visitDesk('/operator/site');
    const desk = new DeskObject(page);
    const form = page.getByRole('form', { name: '신규 회원 쓰기 제한' });
    await form.getByRole('checkbox', { name: '거래', exact: true }).setChecked(true);
    await form.getByRole('button', { name: '쓰기 제한 켜기' }).click();
    await form.getByRole('button', { name: '쓰기 제한 끄기' }).waitFor();
    await expect.poll(async () => (await sendRequest(newcomer, 'POST', '/api/trades', trade)).status).toBe(498);
    await desk.press('쓰기 제한 끄기');
    await form.getByRole('button', { name: '쓰기 제한 켜기' }).waitFor();
    await expect.poll(async () => (await sendRequest(newcomer, 'POST', '/api/trades', trade)).status).toBeLessThan(300);
  });

  test('an alert is received, and so is a test of alerts', async ({ visitDesk, discord }) => {
    const textsOf = () => discord.received.map(({ body }) => body.toString());
    await expect.poll(() => textsOf().join('\n'), { timeout: 2 * MINUTE_MS }).toMatch(/이의|작업/);
    const page = await visitDesk('/operator/site');
    const desk = new DeskObject(page);
    const before = discord.received.length;
    await desk.press('테스트 보내기');
    await desk.waitForText('디스코드 웹후크 연결됨');
    await desk.waitForText(/테스트 도착/);
    expect(discord.received.length).toBeGreaterThan(before);
  });

  test('all acts are read as sentences, verified and exported', async ({ visitDesk, database: { db } }) => {
    const page = await visitDesk('/operator/audit');
    const desk = new DeskObject(page);
    await desk.press('지금 확인');
    await desk.waitForText('기록이 처음부터 이어져 있습니다');
    const rows = await db.selectFrom('audit').select(['id', 'action']).orderBy('id').execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const action of new Set(rows.map((row) => row.action))) {
      await page.goto(`/operator/audit?action=${action}`);
      const first = desk.main
        .locator('tbody tr')
        .filter({ has: page.locator('a[data-row]') })
        .first();
      await expect(first, action).toContainText('니다');
      await expect(first, action).not.toContainText(action);
    }
    await page.goto('/operator/audit');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      desk.main.getByRole('link', { name: '내보내기' }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n');
    expect(lines.length).toBeGreaterThanOrEqual(rows.length);
  });

  test('on a phone an inquiry is answered, a player suspended, a trade hidden and maintenance switched', async ({
    visit,
    visitDesk,
    site,
    database: { db },
  }) => {
    const name = '손안의이';
    await visit('/me', { as: name, allowed: /503|점검/ });
    const page = await visitDesk('/operator/inquiries', PHONE);
    const desk = new DeskObject(page);
    await page.getByRole('main').locator('a[data-row]').first().tap();
    await desk.button(/^답변하기/).tap();
    await desk.fill('답변', '알려 주셔서 고맙습니다.');
    await desk.button('답변 보내기').tap();
    await desk.waitForText(/번에 답변했습니다/);

    await page.goto(`/operator/people/${(await profileNamed(db, name)).id}`);
    await desk.fill('사유', '값을 받고 물건을 주지 않았습니다.');
    await desk.button('7일 정지하기').tap();
    await desk.waitForText(/까지 정지했습니다/);

    const { id } = await db
      .selectFrom('trade')
      .select('id')
      .where('status', '=', 1)
      .where('hidden_at', 'is', null)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await page.goto(`/operator/trades?q=${id}`);
    await rowOf(page, id).tap();
    await page.getByRole('button', { name: /^숨기기/ }).tap();
    await desk.button('허위 매물').tap();
    await desk.button('거래 숨기기').tap();
    await desk.waitForText(`거래 ${id}번을 숨겼습니다.`);

    await page.goto('/operator/site');
    const form = page.getByRole('form', { name: '점검' });
    await desk.choose('점검 상태', '지금 시작');
    await form.getByRole('button', { name: /^지금 사이트를 닫고/ }).tap();
    await expect.poll(async () => (await fetch(`${site.origin}/items`)).status).toBe(503);
    await desk.choose('점검 상태', '꺼짐');
    await form.getByRole('button', { name: '점검을 끝내고 사이트 열기' }).tap();
    await expect.poll(async () => (await fetch(`${site.origin}/items`)).status).toBe(200);
  });
});

/** A moment some minutes from now in Seoul, on five minutes. */
function soon(minutes: number): { day: string; hour: string; minute: string } {
  const step = 5 * MINUTE_MS;
  const at = new Date(Math.ceil((Date.now() + minutes * MINUTE_MS) / step) * step);
  const [hour = '', minute = ''] = formatClock(at).split(':');
  return { day: seoulDay(at), hour, minute };
}
