import { expect, it } from 'vitest';
import { renderPng } from '#platform/http/render-png.ts';
import { cardSvg } from './share-svg.service.ts';

it('draws a picture whose stored title holds what XML cannot', async () => {
  const words = '점\uFFFE검 \u{1FFFF}<b>&\ud800 "안내"\u0001';
  const svg = await cardSvg({ title: words, kicker: words, values: [{ label: words, value: words }], look: undefined });
  expect((await renderPng(svg)).subarray(1, 4).toString()).toBe('PNG');
});
