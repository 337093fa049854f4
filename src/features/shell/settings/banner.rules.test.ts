import { expect, it } from 'vitest';
import { type Banner, COUNTDOWN_ID } from './banner.contract.ts';
import { asideSpans, bannersAt, nextBannerMoment, shownBanners, withCountdown } from './banner.rules.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 3, 1, 12, minute));
const banner = (id: number, from: number, to: number, tone: Banner['tone'] = 'info'): Banner => ({
  id,
  text: `알림 ${id}`,
  href: null,
  tone,
  isClosable: true,
  startsAt: at(from),
  endsAt: at(to),
});
const banners = [banner(1, 0, 30), banner(2, 10, 20), banner(3, 10, 40), banner(4, 50, 60)];
const idsIn = (all: readonly Banner[], minute: number) => bannersAt(all, at(minute)).map(({ id }) => id);

it('shows a banner from its beginning until before its end, two at most, of equal ones the older first', () => {
  expect([-1, 0, 9, 10, 19, 20, 30, 40, 50].map((minute) => idsIn(banners, minute))).toEqual([
    [],
    [1],
    [1],
    [1, 2],
    [1, 2],
    [1, 3],
    [3],
    [],
    [4],
  ]);
});

it('shows the countdown of a maintenance before an alert, a warning and a notice', () => {
  const all = [banner(5, 0, 90), banner(6, 1, 90, 'warn'), banner(7, 2, 90, 'alert')];
  const planned = withCountdown(all, { from: at(70), until: null, message: '' });
  expect(idsIn(all, 5)).toEqual([7, 6]);
  expect([9, 10, 69, 70].map((minute) => idsIn(planned, minute))).toEqual([
    [7, 6],
    [COUNTDOWN_ID, 7],
    [COUNTDOWN_ID, 7],
    [7, 6],
  ]);
  expect(shownBanners(bannersAt(planned, at(10)), false)[0]).toEqual({
    id: COUNTDOWN_ID,
    text: '4월 1일 22:10부터 점검합니다',
    href: null,
    tone: 'alert',
    isClosable: false,
    countsTo: at(70).toISOString(),
  });
});

it('tells when a banner steps aside, as one span for as long as others take its place', () => {
  const spansOf = (id: number, minute: number) =>
    asideSpans(banners, banners.find((one) => one.id === id) ?? banner(id, 0, 1), at(minute)).map(({ from, until }) => [
      from.getUTCMinutes(),
      until.getUTCMinutes(),
    ]);
  expect(spansOf(3, 0)).toEqual([[10, 20]]);
  expect(spansOf(3, 15)).toEqual([[15, 20]]);
  expect(spansOf(3, 20)).toEqual([]);
  expect(spansOf(1, 0)).toEqual([]);
  const crowded = [banner(1, 0, 40, 'alert'), banner(2, 0, 20, 'warn'), banner(5, 20, 40, 'warn'), banner(9, 5, 50)];
  expect(asideSpans(crowded, crowded[3] ?? banner(9, 5, 50), at(0))).toEqual([{ from: at(5), until: at(40) }]);
});

it('changes next at the nearest beginning or end, and never after the last', () => {
  expect([-5, 0, 10, 20, 40, 59, 60].map((minute) => nextBannerMoment(banners, at(minute)))).toEqual([
    at(0),
    at(10),
    at(20),
    at(30),
    at(50),
    at(60),
    undefined,
  ]);
});
