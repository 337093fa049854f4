import { catalog, expect, test } from '#tests/e2e/support/test.ts';
import { named, PUMPKIN } from '#tests/support/page-samples.ts';

const NARROWEST = { viewport: { width: 320, height: 720 } };

test.describe('one’s own page', () => {
  test.use({ where: 'players' });

  test('lists whom the player blocked on their profile, and takes it back', async ({ visit, database }) => {
    await visit('/items', { as: '시끄러운이' });
    const { user_id } = await database.db
      .selectFrom('profile')
      .select('user_id')
      .where('name', '=', '시끄러운이')
      .executeTakeFirstOrThrow();
    const page = await visit(`/profiles/${user_id}`, { as: '조용한이' });
    await page.getByRole('button', { name: '차단: 시끄러운이' }).click();
    await page.getByText('시끄러운이님을 차단했습니다').waitFor();
    await page.goto('/me');
    const blocks = page.getByRole('region', { name: '차단한 사람' });
    await blocks.getByText('목록 보기').click();
    await blocks.getByRole('link', { name: '시끄러운이' }).waitFor();
    await blocks.getByRole('button', { name: '차단 풀기: 시끄러운이' }).click();
    await blocks.getByText('차단한 사람이 없습니다').waitFor();
  });

  test('accepts a character as players type it, preserves unsaved input, and shows it to others at once', {
    tag: '@gate',
  }, async ({ visit }) => {
    const page = await visit('/me', { as: '설악산' });
    const health = page.getByLabel('체력', { exact: true });
    await health.fill('많음');
    await health.press('Tab');
    await page.getByText('숫자를 읽지 못했습니다').waitFor();
    await page.getByLabel('레벨').fill('99');
    await page.getByLabel('승급').selectOption('1');
    await health.fill('3만5천');
    await page.getByText('35,000 · 검객 칼승 체력 70,000보다 낮습니다.').waitFor();
    await health.fill('15만');
    await page.getByRole('button', { name: '풀승 30만' }).click();
    expect(await page.getByLabel('목표 체력').inputValue()).toBe('300,000');

    await page.reload();
    await page.getByText('저장하지 않은 내용을 불러왔습니다.').waitFor();
    expect(await health.inputValue()).toBe('15만');
    await health.press('Enter');
    await page.getByText('저장했습니다.').waitFor();
    expect(await health.inputValue()).toBe('150,000');

    await page.getByRole('link', { name: '공개 프로필' }).click();
    await page.getByRole('heading', { name: '설악산' }).waitFor();
    const main = page.getByRole('main');
    expect(await main.textContent()).toContain('50,000 5만 남음');
    await main.getByRole('link', { name: '수정' }).click();
    await page.waitForURL('**/me');
  });

  test('selects the job by arrow keys, and shows errors of the server at their field', async ({ visit }) => {
    const page = await visit('/me', { as: '가시리', allowed: /400/ });
    await page.getByRole('radio', { name: '전사' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: '도적' }).isChecked()).toBe(true);
    await page.getByLabel('이름').fill('운영자');
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await page.getByText('쓸 수 없습니다.').waitFor();
    expect(await page.locator(':focus').getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('button', { name: '되돌리기' }).click();
    expect(await page.getByLabel('이름').inputValue()).toBe('가시리');
    expect(await page.getByRole('radio', { name: '전사' }).isChecked()).toBe(true);
  });

  test('lists favourites and recently viewed items, the same in every tab', async ({ visit }) => {
    const pumpkin = named(catalog.items, PUMPKIN);
    const page = await visit(`/items/${pumpkin.id}`, { as: '모으는이' });
    const star = page.getByRole('button', { name: '즐겨찾기' });
    await star.click();
    await star.and(page.locator('[aria-pressed="true"]')).waitFor();
    const own = await page.context().newPage();
    await own.goto('/me');
    const favourites = own.getByRole('region', { name: '즐겨찾기' });
    await favourites.getByRole('link', { name: PUMPKIN }).waitFor();
    await own.getByRole('region', { name: '최근 본 아이템' }).getByRole('link', { name: PUMPKIN }).waitFor();
    await favourites.getByRole('button', { name: `${PUMPKIN} 빼기` }).click();
    await favourites.getByText('아이템 화면의 별을 누르면').waitFor();
    await star.and(page.locator('[aria-pressed="false"]')).waitFor();
  });

  test('downloads the player’s data as a file', async ({ visit }) => {
    const page = await visit('/me', { as: '가져갈이' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: '내 데이터 내려받기' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('baramnaru-me.json');
    await page.getByText('내려받았습니다').waitFor();
  });

  test('fits the narrowest phone', async ({ visit }) => {
    const page = await visit('/me', { ...NARROWEST, as: '좁은길' });
    await page.getByRole('button', { name: '저장', exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
