import { expect, it } from 'vitest';
import { bannersAt, nextBannerMoment } from './banner.rules.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 3, 1, 12, minute));
const banner = (id: number, from: number, to: number) => ({
  id,
  text: `알림 ${id}`,
  href: null,
  tone: 'info' as const,
  isClosable: true,
  startsAt: at(from),
  endsAt: at(to),
});
const banners = [banner(1, 0, 30), banner(2, 10, 20), banner(3, 10, 40), banner(4, 50, 60)];
const idsAt = (minute: number) => bannersAt(banners, at(minute)).map(({ id }) => id);

it('shows a banner from its beginning until before its end, two at most, the last begun first', () => {
  expect([-1, 0, 9, 10, 19, 20, 30, 40, 50].map(idsAt)).toEqual([[], [1], [1], [3, 2], [3, 2], [3, 1], [3], [], [4]]);
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
