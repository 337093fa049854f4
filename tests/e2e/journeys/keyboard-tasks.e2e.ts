import type { Page } from '@playwright/test';
import { KeyboardObject } from '#tests/e2e/support/keyboard-object.ts';
import { findItem, findRoute, planPromotion } from '#tests/e2e/support/keyboard-tasks.ts';
import { AMBER, SWORD, tradeInView } from '#tests/e2e/support/market-object.ts';
import { expect, type Fixtures, test, textIn, type Visit } from '#tests/e2e/support/test.ts';
import { insertGuild, insertGuildApplication } from '#tests/factories/guilds.ts';
import { insertParty } from '#tests/factories/parties.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertTrade } from '#tests/factories/trades.ts';

/** Does all tasks. */
const NAME = '글쇠로만';
const PLAYER = { as: NAME, reducedMotion: 'reduce' } as const;
const VISITOR = { reducedMotion: 'reduce' } as const;

test.describe('a player without a pointer', () => {
  test.use({ where: 'players' });

  async function sitDown(visit: Visit, path: string, options: typeof PLAYER | typeof VISITOR) {
    const page = await visit(path, options);
    return { page, keys: new KeyboardObject(page) };
  }
  const ownId = async ({ db }: Fixtures['database']) => {
    const own = db.selectFrom('profile').select('id').where('name', '=', NAME);
    return (await own.executeTakeFirstOrThrow()).id;
  };
  const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

  for (const [name, path, task] of [
    ['finds an item', '/', findItem],
    ['plans a promotion', '/calc/plan?job=1&level=99&grade=1', planPromotion],
    ['finds a way', '/maps/route', findRoute],
  ] as const)
    test(name, async ({ visit }) => {
      const { page, keys } = await sitDown(visit, path, VISITOR);
      await task(page, keys);
    });

  test('lists a trade', { tag: '@gate' }, async ({ visit }) => {
    const { page, keys } = await sitDown(visit, '/trade', PLAYER);
    await page.locator('main[aria-keyshortcuts]').waitFor();
    await keys.press('n');
    await page.waitForURL('**/trade/register');
    await keys.isLedTo(page.getByRole('searchbox', { name: '아이템 이름' }));
    await keys.type('진호박');
    await page.locator('[data-chosen]').waitFor();
    await keys.press('Enter');
    await page.waitForURL(`**/trade/register/${AMBER.id}`);
    const price = page.getByLabel('가격 (개당)');
    await keys.isLedTo(price);
    await keys.type('1만2천');
    await keys.enter(page.getByRole('button', { name: '올리기', exact: true }));
    await tradeInView(page);
    await keys.isLedTo(heading(page, /진호박/));
    expect(await textIn(page.locator('main'))).toContain('12,000');
  });

  test('completes a trade', async ({ visit, database }) => {
    const { page, keys } = await sitDown(visit, '/notice/rule', PLAYER);
    await insertTrade(database.db, { item_id: SWORD.id, price: 440_000, profile_id: await ownId(database) });
    await page.goto('/me/trades');
    const row = page.getByRole('listitem').filter({ hasText: SWORD.name });
    await keys.enter(row.getByRole('button', { name: '완료', exact: true }));
    const dialog = page.getByRole('dialog', { name: '거래 완료' });
    await dialog.waitFor();
    await keys.enter(dialog.getByRole('button', { name: '완료', exact: true }));
    await dialog.waitFor({ state: 'detached' });
    await row.waitFor({ state: 'detached' });
    await keys.hasPlace();
  });

  test('watches a price', async ({ visit }) => {
    const { page, keys } = await sitDown(visit, `/trade/${SWORD.id}`, PLAYER);
    await keys.enter(page.getByRole('link', { name: '가격 알림' }));
    await keys.isLedTo(page.locator('#watch').getByRole('textbox'));
    await keys.type('45만');
    await keys.enter(page.locator('#watch').getByRole('button', { name: '알림 걸기' }));
    await page.locator('#watch').getByRole('link', { name: '현철중검 알림 보기' }).waitFor();
  });

  test('joins a party', async ({ visit, database }) => {
    const title = '글쇠로 들어올 파티';
    const { db } = database;
    const leader = await insertProfile(db, { name: '글쇠파티장', job: 1, level: 99 });
    await insertParty(db, { title, leader_id: leader.id });
    const { page, keys } = await sitDown(visit, '/party', PLAYER);
    const row = page.getByRole('listitem').filter({ hasText: title });
    await keys.enter(row.getByRole('button', { name: '참가' }));
    const dialog = page.getByRole('dialog', { name: '참가 요청' });
    await dialog.waitFor();
    await keys.fill(dialog.getByLabel('메모'), '격수 자리 갈게요');
    await keys.enter(dialog.getByRole('button', { name: '참가 요청하기' }));
    await page.getByRole('region', { name: '내 파티' }).getByText('수락 대기').waitFor();
    await keys.hasPlace();
  });

  test('accepts somebody in a guild', async ({ visit, database }) => {
    const { db } = database;
    const { page, keys } = await sitDown(visit, '/guilds', PLAYER);
    const applicant = await insertProfile(db, { name: '글쇠신청', job: 2, level: 90 });
    const { id } = await insertGuild(db, { leader_id: await ownId(database) });
    await insertGuildApplication(db, { guildId: id, profileId: applicant.id });
    await page.goto(`/guilds/${id}?tab=members`);
    await page.getByRole('region', { name: '가입 신청 1' }).waitFor();
    await keys.enter(page.getByRole('button', { name: '수락' }));
    await page.getByText('기다리는 신청이 없습니다').waitFor();
    await keys.isLedTo(page.getByRole('region', { name: '가입 신청' }));
    await page.getByRole('region', { name: '문파원 2' }).getByText('글쇠신청').waitFor();
  });

  test('reports a player', async ({ visit, database }) => {
    const { userId, name } = await insertProfile(database.db, { name: '글쇠사기', job: 1, level: 99 });
    const { page, keys } = await sitDown(visit, `/profiles/${userId}`, PLAYER);
    await keys.enter(page.getByRole('button', { name: `신고: ${name}` }));
    const dialog = page.getByRole('dialog', { name: `${name}님 신고` });
    await dialog.waitFor();
    await keys.tabTo(dialog.getByRole('radio').first());
    await keys.press('Space');
    await keys.fill(dialog.getByLabel('있었던 일'), '금괴를 받고 아이템을 주지 않았습니다.');
    await keys.enter(dialog.getByRole('button', { name: '신고하기' }));
    await dialog.getByText('신고를 받았습니다').waitFor();
    await keys.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await keys.isLedTo(page.getByRole('button', { name: `신고: ${name}` }));
  });

  test('asks the operators', async ({ visit }) => {
    const { page, keys } = await sitDown(visit, '/notice/ask', PLAYER);
    await keys.fill(page.getByLabel('내용'), '글쇠만으로 쓰는 사람의 물음입니다.');
    await keys.enter(page.getByRole('button', { name: '보내기' }));
    await page.locator('#mine').getByText('답변 대기').waitFor();
    await keys.hasPlace();
    await page.getByRole('status').filter({ hasText: '보냈습니다' }).waitFor();
  });
});
