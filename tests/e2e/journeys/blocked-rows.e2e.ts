import type { Page } from '@playwright/test';
import { blockedRowsCss, STOOD_BEFORE } from '#features/people/blocks/blocked-rows.rules.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const [BLOCKED, OTHER] = [7, 8];
const later = (by: number, attribute = '') =>
  `<li data-by="${by}" ${attribute} style="height: 72px"><b>${by === BLOCKED ? '미운 글' : '글'}</b></li>`;
const stood = later(BLOCKED, STOOD_BEFORE);

test.describe('rows of blocked players', () => {
  test('keep their height where they stood before, and fold neighbours that come later into one line', async ({
    page,
  }) => {
    const rows = [stood, stood, later(OTHER), later(BLOCKED), later(OTHER), ...three(later(BLOCKED)), later(OTHER)];
    const again = [later(BLOCKED), later(BLOCKED)];
    await page.setContent(
      `<style>${blockedRowsCss({ profileIds: [BLOCKED], names: [] })}</style><ul>${[...rows, ...again].join('')}</ul>`,
    );
    const heights = await page.locator('li').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights).toEqual([72, 72, 72, 40, 72, 0, 0, 40, 72, 0, 40]);
    expect(await spokenText(page)).toContain(
      '차단한 사람의 글 차단한 사람의 글 글 차단한 사람의 글 글 차단한 사람의 글 3 개 글 차단한 사람의 글 2 개',
    );
  });
});

const three = (row: string) => [row, row, row];

/** What a reader of screens speaks: computed styles do not resolve counters. */
async function spokenText(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ role, ignored }) => role?.value === 'StaticText' && !ignored)
    .map(({ name }) => String(name?.value).trim())
    .filter((text) => text !== '•')
    .join(' ');
}
