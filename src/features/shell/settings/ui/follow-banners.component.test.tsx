import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { onLive } from '#platform/client/live.ts';
import { eventType } from '#shared/live-event.ts';
import { topic } from '#shared/topic.ts';
import { answering, pendingAnswer, untilRead } from '#tests/components/calls.ts';
import { pass, stopClock } from '#tests/components/clock.ts';
import { listening, publish, resync } from '#tests/components/live.ts';
import { show } from '#tests/components/show.tsx';
import { PASSING_TEXT } from '../../maintenance/maintenance.labels.ts';
import { listBanners, type ShownBanner } from '../banner.contract.ts';
import { shownBanners } from '../banner.rules.ts';
import { BANNERS_CHANGED, MAINTENANCE_ON, siteTopic } from '../site.topics.ts';
import { followBanners } from './follow-banners.ts';
import { Strips } from './strips.tsx';

const banner = (id: number, text: string): ShownBanner => ({
  id,
  text,
  tone: 'info',
  href: '/notice',
  isClosable: true,
});
const changed = (...banners: ShownBanner[]) => eventType<ShownBanner[]>(BANNERS_CHANGED).on([siteTopic], banners);
const urgent = (id: number, text: string): ShownBanner => ({ ...banner(id, text), tone: 'alert' });
const strips = () =>
  [...document.querySelectorAll('[data-banner]:not([data-foot] *) a')].map(({ textContent }) => textContent);
const atFoot = () => [...document.querySelectorAll('[data-foot] a')].map(({ textContent }) => textContent);
const topOfPage = () => document.querySelector('main')?.getBoundingClientRect().top;

const places = new Set<() => void>();
const location = { pathname: '/skills' };
followBanners({ state: { location }, subscribe: (listener) => places.add(listener) });

function goTo(pathname: string): void {
  location.pathname = pathname;
  for (const listener of places) listener();
}

let hangUp = () => {};
afterEach(() => {
  hangUp();
  for (const strip of document.querySelectorAll('[data-banner], [data-foot], .top')) strip.remove();
});

/** @param scrolled px */
async function open(scrolled: number, { isLive = true } = {}) {
  await show(<p style={{ height: 3000 }}>글</p>);
  document.body.insertAdjacentHTML('afterbegin', '<div class="top">줄</div>');
  scrollTo({ top: scrolled, behavior: 'instant' });
  if (!isLive) return;
  // Banners have no line of their own.
  hangUp = onLive([topic('trades')], () => undefined);
  await listening(siteTopic);
}

describe('a banner', () => {
  it('begins and ends above what is read, which stays in its place, and is closed on this device for good', async () => {
    await open(200);
    const top = topOfPage();
    await publish(changed(banner(1, '이제 막 걸린 알림'), banner(2, '둘째 알림')));
    await expect.poll(strips).toEqual(['이제 막 걸린 알림', '둘째 알림']);
    expect(topOfPage()).toBe(top);
    await publish(changed(banner(2, '둘째 알림')));
    await expect.poll(strips).toEqual(['둘째 알림']);
    expect(topOfPage()).toBe(top);
    document.querySelector<HTMLElement>('[data-close-banner]')?.click();
    expect(strips()).toEqual([]);
    await publish(changed(banner(2, '둘째 알림'), banner(3, '다음 알림')));
    await expect.poll(strips).toEqual(['다음 알림']);
  });

  it('waits for the next path, or until it is scrolled away, where nobody has scrolled', async () => {
    await open(0);
    await publish(changed(banner(4, '기다리는 알림')));
    expect(strips()).toEqual([]);
    goTo('/maps');
    expect(strips()).toEqual(['기다리는 알림']);
    await publish(changed());
    expect(strips()).toEqual(['기다리는 알림']);
    scrollTo({ top: 300, behavior: 'instant' });
    await expect.poll(strips).toEqual([]);
  });

  it('is asked for at another path by a page without a line, once what it knows is a minute old', async () => {
    stopClock();
    await open(0, { isLive: false });
    const calls = answering(listBanners, () => [banner(5, '다음 화면의 알림')]);
    goTo('/items');
    expect(calls).toHaveLength(0);
    await pass(61_000);
    goTo('/maps');
    await expect.element(page.getByText('다음 화면의 알림')).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('stays when banners that were read before it are answered after it', async () => {
    const older = pendingAnswer<ShownBanner[]>();
    const calls = answering(listBanners, () => older.answer);
    await open(200);
    await resync(siteTopic);
    await expect.poll(() => calls.length).toBe(1);
    await publish(changed(banner(6, '방금 걸린 알림')));
    await expect.poll(strips).toEqual(['방금 걸린 알림']);
    older.release([]);
    await untilRead();
    expect(strips()).toEqual(['방금 걸린 알림']);
  });
});

describe('an urgent banner', () => {
  it('comes and goes at once at the foot of an open page, which does not move, and stands above the next one', async () => {
    await open(0);
    const top = topOfPage();
    await publish(changed(urgent(7, '지금 알립니다'), banner(8, '나중에 알립니다')));
    await expect.poll(atFoot).toEqual(['지금 알립니다']);
    expect([strips(), topOfPage()]).toEqual([[], top]);
    const foot = document.querySelector('[data-foot]')?.getBoundingClientRect();
    expect(foot?.bottom).toBe(innerHeight);
    await publish(changed(banner(8, '나중에 알립니다')));
    await expect.poll(atFoot).toEqual([]);
    await publish(changed(urgent(7, '지금 알립니다'), banner(8, '나중에 알립니다')));
    await expect.poll(atFoot).toEqual(['지금 알립니다']);
    goTo('/items');
    expect([atFoot(), strips()]).toEqual([[], ['지금 알립니다', '나중에 알립니다']]);
    await publish(changed(urgent(7, '지금 알립니다')));
    expect(atFoot()).toEqual([]);
  });

  it('is closed at the foot as above the page', async () => {
    await open(300);
    await publish(changed(urgent(9, '닫을 알림')));
    await expect.poll(atFoot).toEqual(['닫을 알림']);
    document.querySelector<HTMLElement>('[data-foot] [data-close-banner]')?.click();
    expect(document.querySelector('[data-foot]')).toBeNull();
    goTo('/maps');
    expect(strips()).toEqual([]);
  });
});

it('a maintenance that lets operators pass is told at the foot of their open pages, above the next one, and no longer once it is over', async () => {
  const { unmount } = await show(<Strips isOpenToNicknames={false} banners={[]} isDuringMaintenance />);
  const drawn = document.querySelector('[data-banner]')?.cloneNode(true) ?? null;
  await unmount();
  await open(0);
  const top = topOfPage();
  const [passing] = shownBanners([], true);
  if (!passing) throw new Error('Operators are told nothing.');
  await publish(changed(passing));
  await expect.poll(atFoot).toEqual([PASSING_TEXT]);
  await publish(changed(passing, banner(10, '안내')));
  expect([atFoot(), strips(), topOfPage()]).toEqual([[PASSING_TEXT], [], top]);
  goTo('/notice');
  expect([atFoot(), strips()]).toEqual([[], [PASSING_TEXT, '안내']]);
  expect(document.querySelector('[data-banner="-1"]')?.isEqualNode(drawn)).toBe(true);
  await publish(changed(banner(10, '안내')));
  scrollTo({ top: 300, behavior: 'instant' });
  await expect.poll(strips).toEqual(['안내']);
});

describe('a countdown', () => {
  it('counts down to the maintenance', async () => {
    await open(0);
    stopClock();
    const countsTo = new Date(Date.now() + 90_000).toISOString();
    const countdown = { ...urgent(0, '12:00부터 점검합니다'), isClosable: false, href: null, countsTo };
    await publish(changed(countdown));
    const text = () => document.querySelector('[data-counts-to]')?.textContent;
    await expect.poll(text).toBe('12:00부터 점검합니다 · 2분 남았습니다');
    await pass(30_000);
    expect(text()).toBe('12:00부터 점검합니다 · 곧 시작합니다');
  });
});

describe('a maintenance that begins', () => {
  it('leaves the page of whoever is writing, and says so', async () => {
    await show(<textarea aria-label="글" defaultValue="쓰던 글" />);
    document.body.insertAdjacentHTML('afterbegin', '<div class="top">줄</div>');
    hangUp = onLive([topic('trades')], () => undefined);
    await listening(siteTopic);
    await page.getByLabelText('글').click();
    await publish(eventType<object>(MAINTENANCE_ON).on([siteTopic], { until: null }));
    await expect.poll(atFoot).toEqual([expect.stringContaining('점검이 시작되었습니다')]);
    await expect.element(page.getByLabelText('글')).toHaveValue('쓰던 글');
  });
});
