import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tagsOf, textOf } from '#tests/support/html.ts';
import { WatchHint } from './watch-hint.tsx';

const PREVIEW = { week: 1, month: 4, now: 0 };
const drawn = (parts: Partial<Parameters<typeof WatchHint>[0]>) =>
  renderToStaticMarkup(<WatchHint id="hint" text="45만" price={450_000} standing="" preview={null} {...parts} />);

it('links to the offers that meet the alert already', () => {
  const html = drawn({ preview: { ...PREVIEW, now: 3 } });
  expect(tagsOf(html, 'a').map(({ href }) => href)).toEqual(['#book']);
  expect(textOf(html)).toContain('지금도 3건 있습니다');
  expect(tagsOf(drawn({ preview: PREVIEW }), 'a')).toEqual([]);
});

it('says how often the price came, without a price how much was listed', () => {
  expect(textOf(drawn({ preview: PREVIEW, standing: '현재 시세와 같음' })).trim()).toBe(
    '450,000전 · 현재 시세와 같음 · 30일에 4번, 7일에 1번 나온 가격',
  );
  const blank = { text: ' ', price: null };
  expect(textOf(drawn({ ...blank, preview: PREVIEW })).trim()).toBe('30일에 4건, 7일에 1건 올라왔습니다');
  expect(textOf(drawn(blank))).toContain('가격을 적으면 지난 30일에 몇 번 나왔는지');
});

it('says that it could not read the price', () => {
  expect(textOf(drawn({ text: '많이', price: null }))).toContain('가격을 읽지 못했습니다');
});
