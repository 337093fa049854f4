import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { LISTED_ARTICLES } from '#features/content/articles/article.contract.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { expect, test, textIn, type VisitOptions } from '#tests/e2e/support/test.ts';
import { insertArticle } from '#tests/factories/articles.ts';

test.describe('an operator who writes', () => {
  test.use({ where: 'players' });

  const editor = (as: string, options: VisitOptions = {}) => ({
    as,
    operator: OPERATOR_LEVEL.editor,
    until: async () => undefined,
    ...options,
  });
  const text = (page: Page) => page.getByRole('textbox', { name: '글', exact: true });
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

  test('writes a guide with a name, a figure, a table and a callout by keyboard, and publishes it', {
    tag: '@gate',
  }, async ({ visit }) => {
    const page = await visit('/operator/content/guides/new', editor('글쓴이하나'));
    await page.getByLabel('제목', { exact: true }).fill('도토리 모으는 법');
    await text(page).click();
    await page.keyboard.type('처음에는 @도토리');
    await page
      .getByRole('option', { name: /^도토리/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type(' 를 모읍니다.');
    await button(page, 'Σ 자동 수치').click();
    await button(page, '값 보기').click();
    await page.getByText('지금 값: 7만').waitFor();
    await button(page, '추가').click();
    await page.getByRole('form', { name: '자동 수치 넣기' }).waitFor({ state: 'detached' });
    await text(page).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Alt+2');
    await page.keyboard.type('어디서 나오나');
    await page.keyboard.press('Enter');
    await button(page, '표').click();
    await page.keyboard.type('사냥터');
    await page.keyboard.press('Tab');
    await page.keyboard.type('몬스터');
    await page.getByText('수정할 것 없음').waitFor();
    await button(page, '미리 보기').click();
    const preview = page.frameLocator('iframe');
    await preview.getByRole('link', { name: '도토리' }).waitFor();
    await preview.getByRole('columnheader', { name: '사냥터' }).waitFor();
    await button(page, '지금 게시').click();
    await page.waitForURL(/\/operator\/content\/guides\/\d+$/);
    await page.getByRole('link', { name: '페이지 보기' }).click();
    await page.getByRole('heading', { level: 1, name: '도토리 모으는 법' }).waitFor();
    const article = page.getByRole('article', { name: '도토리 모으는 법' });
    await article.getByRole('link', { name: '도토리' }).waitFor();
    expect(await article.locator('data').textContent()).toBe('7만');
    expect(await article.getByRole('heading', { name: '어디서 나오나' }).count()).toBe(1);
  });

  test('writes a quest whose sections its page shows as a sheet, public from the first save', async ({ visit }) => {
    const page = await visit('/operator/content/quests/new', editor('일꾼'));
    await page.getByLabel('제목', { exact: true }).fill('도토리 심부름');
    await page.getByLabel('상태').selectOption({ label: '예정' });
    await text(page).click();
    await page.keyboard.type('숲지기에게 도토리를 줍니다.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Alt+2');
    await page.keyboard.type('준비물');
    await page.keyboard.press('Enter');
    await page.keyboard.type('도토리 3개');
    await page.getByText('수정할 것 없음').waitFor();
    expect(await button(page, '저장').count()).toBe(0);
    await button(page, '지금 게시').click();
    await page.waitForURL(/\/operator\/content\/quests\/\d+$/);
    await page.getByRole('link', { name: '페이지 보기' }).click();
    await page.getByRole('heading', { level: 1, name: '도토리 심부름' }).waitFor();
    const sheet = page.getByRole('region', { name: '준비와 보상' });
    expect(await textIn(sheet.getByRole('definition').first())).toMatch(/도토리\s*3개/);
    await page.getByText('예정', { exact: true }).first().waitFor();
    await page.goto('/quests');
    const listed = page.getByRole('link', { name: '도토리 심부름' });
    await expect.poll(() => page.reload().then(() => listed.count())).toBe(1);
  });

  test('puts a picture into a guide, says what it shows, and finds it in use', async ({ visit }) => {
    const page = await visit('/operator/content/guides/new', editor('글쓴이넷'));
    await page.getByLabel('제목', { exact: true }).fill('그림이 있는 글');
    await text(page).click();
    await page.keyboard.type('북문은 여기입니다.');
    await button(page, '그림').click();
    const png = await sharp({ create: { width: 900, height: 300, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    await page
      .getByRole('region', { name: '그림 고르기', exact: true })
      .getByLabel('올릴 그림')
      .setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: png });
    await text(page).getByText('설명이 없습니다').waitFor();
    await page.getByText('설명이 없는 그림이 있습니다.').waitFor();
    expect(await button(page, '지금 게시').isDisabled()).toBe(true);
    await text(page).locator('figure').click();
    await page.getByLabel('설명 (그림을 못 보는 사람에게)').fill('국내성 북문의 지도');
    await page.getByText('수정할 것 없음').waitFor();
    await button(page, '지금 게시').click();
    await page.waitForURL(/\/operator\/content\/guides\/\d+$/);
    await page.getByRole('link', { name: '페이지 보기' }).click();
    const picture = page.getByRole('img', { name: '국내성 북문의 지도' });
    await picture.waitFor();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);
    await page.goto('/operator/images');
    await page.getByText('쓰는 중').first().waitFor();
  });

  test('publishes new terms from a day on, which the page says until then', async ({ visit }) => {
    const page = await visit(
      '/operator/content/pages/terms',
      editor('글쓴이일곱', {
        operator: OPERATOR_LEVEL.administrator,
        allowed: /status of 400/,
      }),
    );
    await text(page).getByText('제1조 목적').click();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.type(' 시험으로 한 줄 더합니다.');
    await button(page, '새 버전 게시').click();
    await page.getByText('7일 전에 알려야 합니다').waitFor();
    await page.getByLabel('시행일, 년').selectOption(String(new Date().getFullYear() + 2));
    await page.getByLabel('시행일, 월').selectOption('01');
    await page.getByLabel('시행일, 일').selectOption('01');
    await button(page, '새 버전 게시').click();
    await page.getByText('게시했습니다. 시행일부터 쓰입니다.').waitFor();
    await page.goto('/notice/terms');
    // A page follows its texts within two seconds.
    const changes = async () => {
      await page.reload();
      return page.locator('.note').allTextContents();
    };
    await expect
      .poll(changes, { timeout: 5_000, intervals: [500] })
      .toEqual(['1월 1일부터 바뀝니다: 제1조 목적. 바뀔 내용 보기']);
    expect(await page.getByText('시험으로 한 줄 더합니다.').count()).toBe(0);
    await page.getByRole('link', { name: '바뀔 내용 보기' }).click();
    await page.getByText('시험으로 한 줄 더합니다.').waitFor();
    await page.getByText('시행 전').waitFor();
    await page.goto('/me');
    await page.getByText('이용약관이 1월 1일부터 바뀝니다').waitFor();
    await button(page, '확인').click();
    await page.getByText('이용약관이 1월 1일부터 바뀝니다').waitFor({ state: 'detached' });
  });

  test('moves a guide by dragging it, also among more than the list is read at once, and opens the keys with ?', async ({
    visit,
    database,
  }) => {
    const { db } = database;
    const drafts = { kind: 'guide', is_active: false } as const;
    const ids: number[] = [];
    for (let nth = 0; nth < LISTED_ARTICLES.most; nth++) ids.push(await insertArticle(db, drafts));
    const page = await visit('/operator/content/guides', editor('차례지기'));
    const rows = page.getByRole('region', { name: '길잡이' }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBeGreaterThan(LISTED_ARTICLES.most);
    const titles = () => rows.locator('a').allTextContents();
    const before = await titles();
    await rows.nth(1).dragTo(rows.nth(0));
    await expect.poll(titles).toEqual([before[1], before[0], ...before.slice(2)]);
    for (const table of ['article_version', 'article'] as const) {
      await db.deleteFrom(table).where('kind', '=', 'guide').where('id', 'in', ids).execute();
    }
    await rows.nth(0).locator('a').click();
    await text(page).waitFor();
    await page.locator('body').press('?');
    await page.getByText('굵게, 기울임, 코드').waitFor();
  });

  test('goes on with what was not saved, and loses nothing to another who saved first', async ({ visit }) => {
    const page = await visit('/operator/content/notices/new', editor('글쓴이셋', { allowed: /409/ }));
    await page.getByLabel('제목', { exact: true }).fill('둘이 쓰는 글');
    await text(page).click();
    await page.keyboard.type('처음 글');
    await button(page, '저장').click();
    await page.waitForURL(/\/notices\/\d+$/);
    const path = new URL(page.url()).pathname;
    await text(page).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' 그리고 내 글');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('저장하지 않은 글을 이어서 씁니다.').waitFor();
    expect(await text(page).textContent()).toBe('처음 글 그리고 내 글');

    const other = await visit(path, editor('글쓴이넷'));
    await other.getByText('글쓴이셋 님도 이 글을 열어 두었습니다.').waitFor();
    await text(other).click();
    await other.keyboard.press('End');
    await other.keyboard.type(' 그리고 남의 글');
    await button(other, '저장').click();
    await other.getByText('저장했습니다. 아직 아무도 볼 수 없습니다.').waitFor();

    await button(page, '저장').click();
    await page.getByRole('heading', { name: '먼저 저장된 글과 내 글' }).waitFor();
    await page.getByText('그리고 남의 글').first().waitFor();
    await button(page, '내 글로 저장하기').click();
    await button(page, '저장').click();
    await page.getByText('저장했습니다. 아직 아무도 볼 수 없습니다.').waitFor();
    await button(page, /^지난 버전/).click();
    await page.getByText('버전 2', { exact: true }).waitFor();
    await button(page, '이 버전으로 되돌리기').first().click();
    await page.getByText('버전 2로 되돌렸습니다.').waitFor();
    expect(await text(page).textContent()).toBe('처음 글 그리고 남의 글');
  });
});
