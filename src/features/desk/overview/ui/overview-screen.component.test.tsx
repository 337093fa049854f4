import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '#platform/client/query-client.ts';
import { answering } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { emptyOverview, fullOverview } from '#tests/support/desk-overview.ts';
import { NOON } from '#tests/support/desk-settings.ts';
import { siteProcess } from '#tests/support/site-process.ts';
import { waitingPath } from '../../frame/desk-pages.ts';
import { getOverview, type Overview } from '../overview.contract.ts';
import OverviewScreen from './overview-screen.tsx';

let timers: (() => void)[];

beforeEach(async () => {
  await page.viewport(1440, 1200);
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  timers = [];
  vi.spyOn(window, 'setInterval').mockImplementation(((run: () => void) => {
    timers.push(run);
    return timers.length;
  }) as typeof window.setInterval);
  queryClient.clear();
  signedIn({ operatorLevel: 1, isOperator: true });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function open(overview: Overview) {
  const data = { path: '/operator', level: 1, at: NOON.toISOString(), waiting: overview.waiting, overview };
  await show(<OverviewScreen params={{}} pathOf={(kind) => waitingPath(1, kind)} />, { at: '/operator', data });
  await expect.element(panel('먼저 볼 것')).toBeVisible();
}

const panel = (name: string) => page.getByRole('region', { name });
const findHref = (name: string | RegExp) => page.getByRole('link', { name }).first().element().getAttribute('href');

it('every number leads to its list, filtered where there is a filter', async () => {
  await open(fullOverview());
  expect(findHref(/^1 실패한 작업/)).toBe('/operator/jobs');
  expect(findHref(/^31 제보/)).toBe('/operator/corrections');
  expect(findHref('알림 보내기')).toBe('/operator/jobs?open=90');
  expect(findHref('새 회원')).toBe('/operator/people?state=4');
  expect(findHref('체결')).toBe('/operator/trades?status=2');
  expect(findHref('점검 걸기')).toBe('/operator/site#maintenance');
  expect(findHref('점검 시작')).toBe('/operator/site');
  expect(findHref(/^이어짐/)).toBe('/operator/audit');
  await expect.element(panel('먼저 볼 것').getByText('사이트', { exact: true }).first()).toBeInTheDocument();
});

it('the last day stands against the week before, and the servers with what they measure', async () => {
  const hours = [...Array<number>(23).fill(40), 111];
  await open(fullOverview({ day: { trades: { hours, before: 1000 } } }));
  const trades = panel('지난 24시간').getByRole('row', { name: /올린 거래/ });
  await expect.element(trades).toHaveTextContent('올린 거래1,031+3.1%');
  expect(panel('지난 24시간').getByRole('row').elements()).toHaveLength(2);
  const site = panel('서버');
  await expect.element(site.getByText('모두 정상')).toBeVisible();
  await expect
    .element(site.getByRole('row', { name: /a3f09c12/ }))
    .toHaveTextContent('a3f09c126일 3시간412 MB8 ms1,204');
  for (const text of ['3.2 GB', '19 GB', '94.1%', '1시간 12 · 24시간 340']) {
    await expect.element(site.getByText(text, { exact: true })).toBeVisible();
  }
});

it('the visits of the last days are drawn, with their table, and lead to the statistics', async () => {
  await open(fullOverview());
  const visits = panel('방문');
  await expect.element(visits.getByRole('img', { name: '최근 14일의 방문자와 조회' })).toBeVisible();
  await expect.element(visits.getByText('점선은 오늘 12:00까지')).toBeVisible();
  expect(
    visits
      .getByRole('row')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['오늘 12:00까지1,8429,800', '11.29 일3,24419,200']));
  expect(visits.getByRole('link', { name: '통계' }).element().getAttribute('href')).toBe('/operator/stats');
});

it('a process that is silent, a broken chain and a full disk are told in vermilion', async () => {
  const silent = siteProcess('77e1b04d', { seenAt: '2026-11-30T02:56:00.000Z' });
  const audit = { verifiedAt: '2026-11-29T19:20:00.000Z', isIntact: false };
  await open(fullOverview({ processes: [siteProcess('a3f09c12', { diskFreeBytes: 1e8 }), silent], audit }));
  const site = panel('서버');
  await expect.element(site.getByText('응답 없음 1', { exact: true })).toBeVisible();
  await expect
    .element(site.getByRole('row', { name: /77e1b04d/ }))
    .toHaveTextContent('77e1b04d4분 전부터 응답 없음–––');
  const VERMILION = 'rgb(240, 118, 90)';
  for (const text of ['끊김', '95 MB', '4분 전부터 응답 없음']) {
    await expect.element(site.getByText(text, { exact: true })).toHaveStyle({ color: VERMILION });
  }
});

it('an empty site says so in words, and leaves no place empty', async () => {
  await open(emptyOverview());
  for (const text of [
    '기다리는 것이 없습니다.',
    '예정된 일이 없습니다.',
    '아직 한 일이 없습니다.',
    '아직 확인하지 않음',
    '아직 센 방문이 없습니다.',
  ]) {
    await expect.element(page.getByText(text)).toBeVisible();
  }
  await expect.element(panel('서버').getByText('실행 중인 프로세스가 아직 없습니다.')).toBeVisible();
  await expect.element(panel('지난 24시간').getByRole('row', { name: /로그인/ })).toHaveTextContent('로그인0–');
});

it('an editor has what he may open, without the numbers of the site', async () => {
  const { first, soon, acts } = emptyOverview();
  await open({ waiting: { corrections: { count: 2, oldestAt: null } }, first, soon, acts });
  await expect.element(panel('곧 있을 일')).toBeVisible();
  for (const name of ['지난 24시간', '방문', '서버', '백업']) expect(panel(name).elements()).toEqual([]);
});

it('it is read again by itself, so that a process that stops is seen', async () => {
  const renewed = fullOverview({ processes: [] });
  const calls = answering(getOverview, () => renewed);
  await open(fullOverview());
  await expect.element(panel('서버').getByText('모두 정상')).toBeVisible();
  for (const run of timers) run();
  await expect.element(panel('서버').getByText('실행 중인 프로세스가 아직 없습니다.')).toBeVisible();
  expect(calls.length).toBe(1);
});
