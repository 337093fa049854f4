import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, sharedBrowser } from '#tests/support/chromium.ts';
import { walkWidths, widthFaults } from './width-faults.ts';

const STYLE = `<style>
  * { font: 16px monospace; margin: 0; }
  .panel { width: 200px; border: 1px solid; }
  .elide { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
</style>`;

describe.skipIf(CHROMIUM === undefined)('the look for faults of a width', () => {
  let page: Page;

  beforeAll(async () => {
    page = await (await sharedBrowser()).newPage({ viewport: { width: 960, height: 400 } });
  });
  afterAll(() => page.context().close());

  async function faultsOf(body: string): Promise<string[]> {
    await page.setContent(`${STYLE}<body>${body}</body>`);
    return widthFaults(page);
  }

  it.each([
    ['one letter a line', '<div style="width: 17px">흑해골굴입구</div>'],
    ['text cut to nothing', '<div class="elide" style="width: 12px">흑해골굴입구</div>'],
    ['an ellipsis leaves', '<div class="elide" style="width: 80px">abcdefghijklmnopq</div>'],
    ['text over text', '<div style="height: 8px">현철중검</div><div>진호박</div>'],
    [
      'a control outside its panel',
      '<div class="panel"><button style="margin-left: 180px; width: 90px">귓말 복사</button></div>',
    ],
    ['the page is 40 px too wide', '<div style="width: 1000px">긴 줄</div>'],
  ])('finds that there is %s', async (fault, body) => {
    expect(await faultsOf(body)).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
  });

  it.each([
    ['a sentence in several lines', '<div style="width: 120px">흑해골굴 입구로 가는 길은 북쪽 문에 있습니다</div>'],
    ['an ellipsis behind nine letters', '<div class="elide" style="width: 190px">abcdefghijklmnopqrstuvwxyz</div>'],
    [
      'what is scrolled sideways in its box',
      '<div style="overflow: auto; width: 90px"><div style="width: 400px">표</div></div>',
    ],
    [
      'words that are only read aloud',
      '<div style="clip-path: inset(50%); position: absolute">가격</div><div>진호박</div>',
    ],
    ['a bar that stands still over the text', '<div>현철중검</div><div style="position: fixed; top: 0">진호박</div>'],
  ])('finds nothing wrong with %s', async (_what, body) => {
    expect(await faultsOf(body)).toEqual([]);
  });

  it('finds a page that grows by more than six tenths from one width to the next', async () => {
    await page.setContent(
      `${STYLE}<div id="a">가</div><style>#a { height: 900px } @media (max-width: 700px) { #a { height: 1500px } }</style>`,
    );
    expect(await walkWidths(page, [720, 690])).toEqual([expect.stringContaining('690: 1500 px long')]);
    expect(await walkWidths(page, [960, 720])).toEqual([]);
  });
});
