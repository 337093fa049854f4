import { expect, it } from 'vitest';
import { COUNTDOWN_ID, type DeskBanner } from '#features/shell/settings/banner.contract.ts';
import { bannerState, bannersBeside, type DraftBanner, listClashes, previewBanners } from './banner-desk.rules.ts';

const NOW = new Date('2026-11-30T12:00:00+09:00');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

const banner = (id: number, from: number, until: number, tone: DeskBanner['tone'] = 'info'): DeskBanner => ({
  id,
  text: `배너 ${id}`,
  href: null,
  tone,
  isClosable: true,
  startsAt: inHours(from).toISOString(),
  endsAt: inHours(until).toISOString(),
  version: 1,
  by: null,
  at: null,
  aside: [],
});

const draft = (from: number, until: number, parts: Partial<DraftBanner> = {}): DraftBanner => ({
  id: null,
  text: '새 배너',
  href: null,
  tone: 'warn',
  isClosable: true,
  startsAt: inHours(from),
  endsAt: inHours(until),
  ...parts,
});

it.each([
  [-2, -1, 'over'],
  [-2, 0, 'over'],
  [0, 1, 'now'],
  [1, 2, 'planned'],
])('a banner from %i to %i hours is %s', (from, until, state) => {
  expect(bannerState(banner(1, from, until), NOW.getTime())).toBe(state);
});

it('the preview has what is there when the draft begins, in the order of pages, and not its own stored row', () => {
  const banners = [banner(3, 5, 6, 'alert'), banner(2, -1, 9), banner(1, -5, -1)];
  expect(previewBanners(banners, draft(1, 3), NOW).map(({ text }) => text)).toEqual(['새 배너', '배너 2']);
  expect(previewBanners(banners, draft(-1, 3, { id: 2 }), NOW).map(({ text }) => text)).toEqual(['새 배너']);
  expect(bannersBeside(banners, draft(4, 7)).map(({ id }) => id)).toEqual([2, 3]);
  expect(bannersBeside(banners, draft(6, 7)).map(({ id }) => id)).toEqual([2]);
});

it('a third banner says who gives way, and when', () => {
  const countdown = { ...banner(COUNTDOWN_ID, 2, 3, 'alert'), text: '점검까지 남은 시간' };
  expect(listClashes([banner(2, -1, 9)], draft(1, 3), NOW)).toEqual([]);
  expect(listClashes([countdown, banner(2, -1, 9)], draft(1, 9), NOW)).toEqual([
    '11월 30일 14:00부터 15:00까지 ‘배너 2’ 자리에 다른 배너가 나옵니다.',
  ]);
  expect(listClashes([countdown, banner(2, -1, 9)], draft(1, 9, { tone: 'info' }), NOW)).toEqual([
    '11월 30일 14:00부터 15:00까지 이 배너 자리에 다른 배너가 나옵니다.',
  ]);
});
