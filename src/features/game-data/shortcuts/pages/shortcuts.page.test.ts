import { expect, it } from 'vitest';
import { tagsOf, textOf } from '#tests/support/html.ts';
import { sharedTestSite } from '#tests/support/site-app.ts';

const site = sharedTestSite();

async function searched(q: string) {
  const { statusCode, body } = await site.get(`/shortcuts?q=${encodeURIComponent(q)}`);
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
  return { statusCode, main, words: textOf(main), rows: [...main.matchAll(/<th scope="row"/g)].length };
}

it('searches without scripts, by a form that requests this page', async () => {
  const { main, words, rows } = await searched('ㅍㄷ');
  expect(rows).toBe(1);
  expect(words).toContain('호박 5개 팜');
  expect(words).not.toContain('발밑 물건 줍기');
  const form = tagsOf(main, 'form').find(({ action }) => action === '/shortcuts');
  expect(form?.method).toBe('get');
  expect(tagsOf(main, 'input').find(({ name }) => name === 'q')?.value).toBe('ㅍㄷ');
});

it('shows only keys when only keys are found', async () => {
  const { words, main } = await searched('esc');
  expect(words).toContain('창 닫기');
  expect(words).not.toContain('NPC에게 하는 말 곁에');
  expect(main).toContain('<kbd>Esc</kbd>');
});

it.each(['"><script>alert(1)</script>', '가'.repeat(3000), '%', '\u0000\u202e'])(
  'answers nonsense in words: %j',
  async (q) => {
    const { statusCode, main, words } = await searched(q);
    expect(statusCode).toBe(200);
    expect(main).not.toContain('<script');
    expect(words).toContain('검색 결과가 없습니다.');
  },
);

it('shows everything without a search', async () => {
  expect((await searched(' ')).rows).toBe(site.catalog().shortcuts.length + site.catalog().npcCommands.length);
});
