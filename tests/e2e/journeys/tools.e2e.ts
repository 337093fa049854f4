import type { Page } from '@playwright/test';
import { steadyShiftsOf } from '#tests/e2e/support/layout-shifts.ts';
import { catalog, expect, PHONE, test, textIn, untilAlive, type Visit } from '#tests/e2e/support/test.ts';
import { named } from '#tests/support/page-samples.ts';

const answer = (page: Page) => page.locator('[data-answer]');

async function openedElsewhere(visit: Visit, page: Page): Promise<Page> {
  const { pathname, search } = new URL(page.url());
  return visit(pathname + search);
}

test.describe('the experience calculator', () => {
  test.use({ where: 'players' });

  test('computes while typing, and the same at the shared address', { tag: '@gate' }, async ({ visit }) => {
    const page = await visit('/calc/exp?job=1&hp=70000&toHp=100000');
    await page.getByLabel('목표 체력').fill('20만');
    await expect.poll(() => textIn(answer(page))).toContain('26,000,000,000');
    await page.waitForURL((url) => url.searchParams.get('toHp') === '20만');
    const other = await openedElsewhere(visit, page);
    expect(await textIn(answer(other))).toBe(await textIn(answer(page)));
  });

  test('works with the keyboard alone, and reports invalid input', async ({ visit }) => {
    const page = await visit('/calc/exp?level=50&toLevel=99');
    expect(await textIn(answer(page))).toContain('2,586,670,000');
    await page.getByLabel('지금 레벨').focus();
    await page.keyboard.type('쉰');
    await page.getByText('‘쉰’을 숫자로 읽지 못해').waitFor();
    expect(await textIn(page.locator('main'))).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('keeps its answer in sight while the last field of a phone is filled', async ({ visit }) => {
    const page = await visit('/calc/plan?job=1&level=99&hp=70000&mp=0', PHONE);
    const line = page.locator('main a[href="#answer"]');
    await page.getByLabel('시간당 경험치').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect.poll(async () => (await line.boundingBox())?.y ?? -1).toBeLessThan(60);
    expect((await line.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.getByLabel('맨몸 체력').fill('10만');
    await expect.poll(() => textIn(line)).toContain('200억');
    // also beside fields that stand further down, outside the form
    await page.goto('/calc/kingQuest/buyeo?level=99');
    await untilAlive(page);
    const minutes = page.getByLabel(/1회 걸리는 분/).last();
    await minutes.scrollIntoViewIfNeeded();
    const before = await textIn(line);
    await minutes.fill('90');
    await expect.poll(() => textIn(line)).not.toBe(before);
    const { y = -1, height = 0 } = (await line.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual((await minutes.boundingBox())?.y ?? 0);
  });

  test('is filled from the signed-in player’s character, but never over values of the address', async ({
    visit,
    database,
  }) => {
    const page = await visit('/me', { ...PHONE, as: '셈하는이' });
    await database.db
      .updateTable('profile')
      .set({ job: 3, level: 99, max_hp: 31_000, max_mp: 21_000 })
      .where('name', '=', '셈하는이')
      .execute();
    await page.goto('/calc/exp');
    await page.getByRole('button', { name: '내 정보에서 채움' }).waitFor();
    expect(await page.locator('input[name=job]:checked').inputValue()).toBe('3');
    await page.goto('/calc/exp?job=2&level=10&toLevel=20');
    await page.getByRole('button', { name: '내 정보로 채우기' }).waitFor();
    expect(await page.locator('input[name=job]:checked').inputValue()).toBe('2');
  });

  test('moves nothing when one’s own character fills it', async ({ visit, database }) => {
    const page = await visit('/me', { as: '채우는이' });
    await database.db
      .updateTable('profile')
      .set({ job: 3, level: 99, max_hp: 31_000, max_mp: 21_000 })
      .where('name', '=', '채우는이')
      .execute();
    for (const path of ['/calc/plan', '/calc/skills', '/calc/hp-mp-table', '/calc/kingQuest/buyeo']) {
      await page.goto(path);
      await page.getByRole('button', { name: '내 정보에서 채움' }).waitFor();
      expect(await steadyShiftsOf(page), path).toEqual([]);
    }
  });

  test('the plan of the next promotion is a tap away from home, with one’s own figures', async ({ visit }) => {
    const page = await visit('/', { ...PHONE, as: '채우는이' });
    await page.getByRole('main').getByRole('link', { name: '승급 계획' }).first().tap();
    await page.waitForURL('**/calc/plan*');
    await page.getByRole('button', { name: '내 정보에서 채움' }).waitFor();
    expect(await page.getByLabel('맨몸 체력').inputValue()).toBe('31,000');
  });

  test('computes without scripts, and again by its button', async ({ visit }) => {
    const page = await visit('/calc/exp?job=1&hp=70000&toHp=200000&mp=0&toMp=0', { javaScriptEnabled: false });
    expect(await textIn(answer(page))).toContain('26,000,000,000');
    await page.getByLabel('목표 체력').fill('60만');
    await page.getByRole('button', { name: '계산하기' }).click();
    await page.waitForURL(/toHp=/);
    expect(await textIn(answer(page))).toContain('106,000,000,000');
  });
});

test.describe('the way there', () => {
  test('is found from the map by the keyboard alone, and has a shareable address', { tag: '@gate' }, async ({
    visit,
  }) => {
    const town = named(catalog.maps, '국내성');
    const page = await visit(`/maps/route?from=${town.code}&to=부여성`);
    await page.getByRole('heading', { name: /^맵 이동 \d+번$/ }).waitFor();
    const message = await textIn(page.locator('main h2').filter({ hasText: '맵 이동' }));
    const other = await openedElsewhere(visit, page);
    expect(await textIn(other.locator('main h2').filter({ hasText: '맵 이동' }))).toBe(message);
    await page.goto('/maps/route');
    await untilAlive(page);
    await page.getByRole('combobox', { name: '출발', exact: true }).focus();
    await page.keyboard.type('국내성');
    await page.getByRole('combobox', { name: '도착', exact: true }).focus();
    await page.keyboard.type('없는곳없는곳');
    await page.keyboard.press('Enter');
    await page.waitForURL(/to=/);
    await expect.poll(() => textIn(page.locator('main'))).toContain('없는곳없는곳');
  });
});

test.describe('the map in the hand', () => {
  test('moves and zooms by keys, and its entrances link to other maps', async ({ visit }) => {
    const town = named(catalog.maps, '국내성');
    const page = await visit(`/maps/${town.code}`);
    const map = page.getByRole('region', { name: /국내성/ });
    const width = async () => (await page.locator('svg[aria-label="국내성 약도"]').boundingBox())?.width ?? 0;
    const small = await width();
    await page.getByRole('button', { name: '확대' }).click();
    await expect.poll(width).toBeGreaterThan(small);
    await map.focus();
    await page.keyboard.press('0');
    await expect.poll(width).toBe(small);
    await page
      .getByRole('link', { name: /서쪽해안가/ })
      .first()
      .click();
    await page.waitForURL(/\/maps\/\d+(?:\?at=\d+,\d+)?$/);
    await page.getByRole('heading', { level: 1, name: '서쪽해안가' }).waitFor();
  });

  test('shows the same layers to whom its address is sent, and takes none of them to another map', async ({
    visit,
  }) => {
    const town = named(catalog.maps, '국내성');
    const page = await visit(`/maps/${town.code}`);
    const people = (one: Page) => one.locator('svg[aria-label="국내성 약도"] [data-mark="person"]').first();
    const layer = (one: Page, name: string) => one.getByRole('list', { name: '지도에 표시할 항목' }).getByText(name);
    await layer(page, 'NPC').click();
    await page.waitForURL(`**/maps/${town.code}?hide=person`);
    await people(page).waitFor({ state: 'hidden' });
    const other = await openedElsewhere(visit, page);
    await people(other).waitFor({ state: 'hidden' });
    expect(await other.getByRole('checkbox', { name: 'NPC' }).isChecked()).toBe(false);
    await layer(other, 'NPC').click();
    await other.waitForURL(`**/maps/${town.code}`);
    await people(other).waitFor();
    await page
      .getByRole('link', { name: /서쪽해안가/ })
      .first()
      .click();
    await page.waitForURL((url) => !url.searchParams.has('hide'));
  });

  test('suggests people by name, each with the map on which he stands', async ({ visit }) => {
    const page = await visit('/maps/route');
    await page.getByRole('combobox', { name: '도착', exact: true }).fill('떡쇠마누라');
    const offer = page.getByRole('option', { name: /떡쇠마누라/ });
    expect(await textIn(offer)).toContain('NPC · 떡쇠네대장간');
    await offer.click();
    await page.getByRole('combobox', { name: '출발', exact: true }).fill('부여성');
    await page.getByRole('combobox', { name: '출발', exact: true }).press('Enter');
    await page.waitForURL(/to=npc:\d+/);
    await page.getByRole('link', { name: '떡쇠마누라' }).first().click();
    await page.waitForURL(/\/maps\/\d+\?at=\d+,\d+$/);
    await page.getByRole('heading', { level: 1, name: '떡쇠네대장간' }).waitFor();
  });
});

test.describe('tools under one thumb', () => {
  test.use({ where: 'players' });

  test('a recipe opens from anywhere on its row', async ({ visit }) => {
    const sword = named(catalog.items, '가시철도');
    const page = await visit(`/recipe?q=${encodeURIComponent(sword.name)}`, PHONE);
    const row = page.getByRole('row', { name: new RegExp(`^${sword.name}`) });
    expect(await textIn(row)).toContain('80%');
    await row.tap({ position: { x: 350, y: 12 } });
    await page.waitForURL(`**/recipe?item=${sword.id}&count=1`);
    await page.getByRole('heading', { name: `${sword.name} 만들기` }).waitFor();
  });

  test('the crafting tool counts owned materials, and the address includes them', { tag: '@gate' }, async ({
    visit,
  }) => {
    const sword = named(catalog.items, '가시철도');
    const page = await visit(`/recipe?item=${sword.id}&count=1`, PHONE);
    const needs = page.locator('section').filter({ has: page.getByRole('heading', { name: '모을 재료' }) });
    const before = await textIn(needs);
    await page.getByRole('button', { name: '1개 늘리기' }).tap();
    await expect.poll(() => textIn(needs)).not.toBe(before);
    const material = page.getByLabel('쇠가루 보유 수');
    await material.fill('3');
    await page.waitForURL(
      (url) => url.searchParams.get('count') === '2' && /:3/.test(url.searchParams.get('own') ?? ''),
    );
    const other = await openedElsewhere(visit, page);
    expect(await textIn(other.locator('main table').first())).toBe(await textIn(page.locator('main table').first()));
  });

  test('the errands of a king use the minutes stored on this device only', async ({ visit }) => {
    const page = await visit('/calc/kingQuest/buyeo?level=60&minutes=5', PHONE);
    const shared = await textIn(answer(page));
    expect(shared).toContain('10,395,000');
    await page.getByLabel('자호 1회 걸리는 분').first().fill('20');
    await expect.poll(() => textIn(answer(page))).not.toBe(shared);
    const mine = await textIn(answer(page));
    await page.reload();
    await expect.poll(() => textIn(answer(page))).toBe(mine);
    expect(await textIn(answer(await openedElsewhere(visit, page)))).toBe(shared);
  });

  test('the board of bosses survives a reload, and another tab shows it', { tag: '@gate' }, async ({ visit }) => {
    const page = await visit('/calc/timers', PHONE);
    await page.getByText('직접 추가', { exact: true }).tap();
    await page.getByLabel('이름').fill('수렴귀');
    await page.getByLabel('리젠 시간').fill('3시간');
    await page.getByLabel('잡은 시각').fill('5분 전');
    await page.getByRole('button', { name: '타이머 추가', exact: true }).tap();
    const board = page.getByRole('region', { name: '내 타이머' });
    await board.getByRole('timer').waitFor();
    expect(await textIn(board.getByRole('timer'))).toMatch(/2시간 5[45]분/);
    await page.reload();
    await board.getByRole('timer').waitFor();
    const tab = await page.context().newPage();
    // The list that the server drew is pressed, before the other rows are there.
    await tab.route('**/assets/*.js', (route) => setTimeout(() => void route.fallback(), 300));
    await tab.goto('/calc/timers', { waitUntil: 'domcontentloaded' });
    await tab.getByRole('region', { name: '보스 목록' }).getByRole('button', { name: '수렴귀 지금 잡음' }).tap();
    await expect.poll(() => textIn(board.getByRole('timer'))).toMatch(/3시간|2시간 59분/);
  });

  test('a boss of known respawn counts down at once, and one of unknown respawn asks for it in place', async ({
    visit,
  }) => {
    const page = await visit('/calc/timers', PHONE);
    const board = page.getByRole('region', { name: '내 타이머' });
    for (const name of ['인형술사', '쥐왕']) await page.getByRole('button', { name: `${name} 지금 잡음` }).tap();
    await board.getByText('리젠 6~8시간').waitFor();
    expect(await textIn(board.getByRole('timer'))).toMatch(/^(6시간|5시간 59분)$/);
    await board.getByRole('form', { name: '쥐왕 리젠 시간' }).getByRole('button', { name: '30분' }).tap();
    await expect.poll(() => textIn(board.getByRole('timer').first())).toMatch(/^(30:00|29:5\d)$/);
    expect(await board.getByRole('form', { name: '쥐왕 리젠 시간' }).count()).toBe(0);
    // Earlier messages fade away while the last comes.
    await page.getByText('쥐왕: 수정했습니다').waitFor();
    const undo = page.getByRole('button', { name: '되돌리기' });
    await expect.poll(() => undo.count()).toBe(1);
    await undo.tap();
    await board.getByRole('form', { name: '쥐왕 리젠 시간' }).waitFor();
  });

  test('the plan adds up, and an incorrect value is reported at its place', async ({ visit, database }) => {
    const page = await visit('/calc/plan?job=1&level=99&grade=1&hp=70000&mp=0', { ...PHONE, as: '바로잡이' });
    expect(await textIn(answer(page))).toContain('26,000,000,000');
    await page.locator('details.src summary').first().tap();
    await page.getByRole('link', { name: '틀린 정보 제보' }).first().tap();
    const dialog = page.getByRole('dialog', { name: '틀린 정보 제보' });
    await dialog.getByLabel('맞는 정보').fill('7만에서 20만까지는 다릅니다.');
    await dialog.getByRole('button', { name: '제보하기', exact: true }).tap();
    await dialog.getByText('제보했습니다').waitFor();
    const [sent] = await database.db
      .selectFrom('inquiry')
      .innerJoin('profile', 'profile.id', 'inquiry.profile_id')
      .select(['inquiry.type', 'content'])
      .where('name', '=', '바로잡이')
      .execute();
    expect(sent?.type).toBe(3);
    expect(sent?.content).toMatch(/^\[자료\] .+ · \/calc\/plan\?job=1/);
  });
});

test.describe('the errands of a promotion', () => {
  test.use({ where: 'players' });

  test('are ticked off over two visits, in the planner and in its guide', async ({ visit }) => {
    const page = await visit('/calc/plan?job=2&grade=2&hp=300000', PHONE);
    const step = page.getByRole('checkbox', { name: '두 마법서를 천성현에게 줍니다.' });
    await step.check();
    await page.getByText('1 / 7', { exact: true }).waitFor();
    await page.goto('/recipe');
    await page.goto('/calc/plan?job=2&grade=2');
    await untilAlive(page);
    await expect(step).toBeChecked();
    await page.getByRole('complementary', { name: '길잡이' }).getByRole('link').first().click();
    await page.getByText('3차 승급 1 / 7').click();
    await expect(step).toBeChecked();
    await step.uncheck();
    await page.getByText('3차 승급 0 / 7').waitFor();
  });
});
