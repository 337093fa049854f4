import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { textOf } from '#tests/support/html.ts';
import { listedTrade } from '#tests/support/listed-trade.ts';
import { PosterPanel } from './poster-panel.tsx';

const trade = listedTrade({ profile: { id: 3, userId: 'u', name: '풍백', job: 1, grade: 0, level: 9 } });
const poster = {
  since: '2026-01-02T00:00:00.000Z',
  renamedAt: null,
  avatarUrl: null,
  discordId: null,
  counts: { 0: 90, 1: 4, 2: 5, 3: 81 },
  deals: { completed: 5, confirmed: 2 },
};
const drawn = (isOwn: boolean) =>
  textOf(renderToStaticMarkup(<PosterPanel trade={trade} poster={poster} isOwn={isOwn} />));

it('lets nobody report himself', () => {
  expect(drawn(false)).toContain('신고');
  expect(drawn(true)).not.toContain('신고');
});

it('tells the deals, and not what was cancelled: who lists again cancels', () => {
  expect(drawn(false)).toContain('5건 (상대 확인 2건)');
  expect(drawn(false)).not.toMatch(/취소|81/);
});
