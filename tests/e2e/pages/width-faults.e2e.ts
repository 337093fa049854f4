import { expect, type Page, test } from '@playwright/test';
import { tinyTargets, walkWidths, widthFaults } from '#tests/e2e/support/width-faults.ts';

const STYLE = `<style>
  * { font: 16px monospace; margin: 0; }
  .panel { width: 200px; border: 1px solid; }
  .elide { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
</style>`;

const FAULTS = [
  ['one letter a line', '<div style="width: 17px">흑해골굴입구</div>'],
  ['text cut to nothing', '<div class="elide" style="width: 12px">흑해골굴입구</div>'],
  ['an ellipsis leaves', '<div class="elide" style="width: 80px">abcdefghijklmnopq</div>'],
  [
    'text cut to nothing',
    '<div style="height: 20px"><span style="display: block; width: 1px; overflow: hidden; white-space: nowrap">흑해골굴입구</span></div>',
  ],
  ['one letter a line', '<div style="width: 17px">흑해 골굴입구</div>'],
  [
    'an ellipsis leaves 2 letters: span (g1)',
    '<small class="elide" style="width: 112px; display: block">abcd · <span class="g1">efghijklmn</span></small>',
  ],
  ['text over text', '<div style="height: 8px">현철중검</div><div>진호박</div>'],
  [
    'a control outside its panel',
    '<div class="panel"><button style="margin-left: 180px; width: 90px">귓말 복사</button></div>',
  ],
  [
    'a control is cut off',
    '<div style="overflow: hidden; width: 100px"><div class="panel"><a class="btn">귓말 복사</a><button style="margin-left: 80px; width: 60px">귓말</button></div></div>',
  ],
  [
    'a line goes on without a sign',
    '<nav style="width: 90px; display: flex; white-space: nowrap; overflow-x: auto; scrollbar-width: none"><a href="/">행사와 공지</a><a href="/a">패치노트</a></nav>',
  ],
  [
    'a line goes on without a sign',
    '<ul style="width: 90px; display: flex; white-space: nowrap; overflow-x: auto; scrollbar-width: none"><li><button>행사와 공지</button></li><li><button>패치노트</button></li></ul>',
  ],
  ['the page is 40 px too wide', '<div style="width: 1000px">긴 줄</div>'],
] as const;

const FAULTLESS = [
  ['a sentence in several lines', '<div style="width: 120px">흑해골굴 입구로 가는 길은 북쪽 문에 있습니다</div>'],
  ['an ellipsis behind nine letters', '<div class="elide" style="width: 190px">abcdefghijklmnopqrstuvwxyz</div>'],
  [
    'what is scrolled sideways in its box',
    '<div style="overflow: auto; width: 90px"><div style="width: 400px">표</div></div>',
  ],
  [
    'a line that fades where it goes on',
    '<nav style="width: 90px; display: flex; white-space: nowrap; overflow-x: auto; scrollbar-width: none; mask-image: linear-gradient(to right, red 60%, transparent)"><a href="/">행사와 공지</a><a href="/a">패치노트</a></nav>',
  ],
  [
    'words that are only read aloud',
    '<div style="clip-path: inset(50%); position: absolute">가격</div><div>진호박</div>',
  ],
  [
    'words of one pixel that are only read aloud',
    '<div style="clip-path: inset(50%); overflow: hidden; position: absolute; width: 1px; height: 1px; white-space: nowrap">가격은 얼마</div>',
  ],
  [
    'a control that is scrolled to in its box',
    '<div style="overflow: hidden; width: 90px"><div style="overflow: auto"><button style="width: 200px">귓말</button></div></div>',
  ],
  ['a bar that stands still over the text', '<div>현철중검</div><div style="position: fixed; top: 0">진호박</div>'],
] as const;

const FAULTLESS_TARGETS = [
  ['in a sentence', '<p>북쪽 문은 <a href="/">흑해골굴</a>로, <a href="/a">남쪽 문</a>은 숲으로 갑니다</p>'],
  ['with room around them', '<p><a href="/">북쪽</a></p><p style="margin-top: 24px"><a href="/a">남쪽</a></p>'],
  [
    'that can be pressed beside what is drawn',
    '<style>a { position: relative; display: block } a::after { content: ""; position: absolute; inset: -4px 0 }</style><a href="/">북쪽</a><a href="/a">남쪽</a>',
  ],
] as const;

async function faultsOf(page: Page, body: string): Promise<string[]> {
  await page.setContent(`${STYLE}<body>${body}</body>`);
  return widthFaults(page);
}

test.describe('the look for faults of a width', () => {
  test.use({ viewport: { width: 960, height: 400 } });

  test('finds each fault', async ({ page }) => {
    for (const [fault, body] of FAULTS)
      expect.soft(await faultsOf(page, body), body).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
  });

  for (const [what, body] of FAULTLESS)
    test(`finds nothing wrong with ${what}`, async ({ page }) => {
      expect(await faultsOf(page, body)).toEqual([]);
    });

  test('finds on a usual phone what is smaller than a thumb, and a page that is too long', async ({ page }) => {
    const small = '<button style="width: 60px; height: 30px">귓말</button>';
    const large = '<label style="display: block; height: 44px"><input type="checkbox"> 흥정</label>';
    await page.setContent(`${STYLE}<div style="height: 6100px">${small}${large}<a href="/">글 속의 링크</a></div>`);
    expect(await walkWidths(page, [390])).toEqual([
      '390: 6100 px long',
      expect.stringContaining('a target of 60 × 30'),
    ]);
  });

  test('finds targets that are smaller than a finger and stand side by side', async ({ page }) => {
    const link = '<a href="/" style="display: block; height: 16px">현철중검</a>';
    await page.setContent(`${STYLE}<div>${link}${link}</div>`);
    expect(await tinyTargets(page)).toEqual([expect.stringMatching(/^a target of \d+ × 16/)]);
  });

  for (const [what, body] of FAULTLESS_TARGETS)
    test(`finds nothing wrong with small targets ${what}`, async ({ page }) => {
      await page.setContent(`${STYLE}<body>${body}</body>`);
      expect(await tinyTargets(page)).toEqual([]);
    });

  test('finds a page that grows by more than six tenths from one width to the next', async ({ page }) => {
    await page.setContent(
      `${STYLE}<div id="a">가</div><style>#a { height: 900px } @media (max-width: 700px) { #a { height: 1500px } }</style>`,
    );
    expect(await walkWidths(page, [720, 690])).toEqual([expect.stringContaining('690: 1500 px long')]);
    expect(await walkWidths(page, [960, 720])).toEqual([]);
  });
});
