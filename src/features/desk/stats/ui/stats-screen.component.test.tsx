import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, type Call, Refusal } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show, visited } from '#tests/components/show.tsx';
import { NOON } from '#tests/support/desk-settings.ts';
import { emptyStats, siteStats } from '#tests/support/site-stats.ts';
import { getStats } from '../stats.contract.ts';
import StatsScreen from './stats-screen.tsx';

const PATH = '/operator/stats';
let asked: readonly Call<typeof getStats>[];

beforeEach(async () => {
  await page.viewport(1440, 1200);
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  queryClient.clear();
  signedIn({ operatorLevel: 2, isOperator: true });
  asked = answering(getStats, () => siteStats());
  visited.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

const panel = (name: string) => page.getByRole('region', { name });
const rowOf = (name: string, row: string | RegExp) => panel(name).getByRole('row', { name: row });
const hrefOf = (name: string) => page.getByRole('link', { name, exact: true }).element().getAttribute('href');
const queriesOf = () => asked.map(({ query }) => `${query}`);

async function open(at = PATH) {
  await show(<StatsScreen />, { at });
  await expect.element(panel('방문')).toBeVisible();
}

it('the last thirty days stand with their sums, their table and what they are compared with', async () => {
  await open();
  expect(queriesOf()).toEqual(['from=2026-11-01&to=2026-11-30&by=day']);
  const sums = page.getByRole('list', { name: '기간의 합계' }).getByRole('listitem');
  await expect.element(sums.nth(0)).toHaveTextContent('2,778 하루 방문자가장 많은 날 3,520 +38.2%');
  await expect.element(sums.nth(1)).toHaveTextContent('606,074 조회하루 한 명당 7.0 +41.0%');
  await expect.element(sums.nth(4)).toHaveTextContent('5.6 시간, 신고 처리중앙값, 1년 전보다 −1.3시간');
  await expect.element(rowOf('방문', /^오늘/)).toHaveTextContent('오늘 12:00까지 2,2141,41415,4987.0');
  await expect.element(rowOf('방문', /^11.28 토/)).toHaveTextContent('11.28 토 중복 가능2,5991,79918,1937.0');
  await expect.element(panel('방문').getByText('점선은 오늘 12:00까지')).toBeVisible();
  await expect.element(rowOf('많이 본 페이지', /^거래 목록/)).toHaveTextContent('거래 목록112,840+4.2%');
  await expect.element(rowOf('기기', /^휴대전화/)).toHaveTextContent('휴대전화356,37258.8%');
  await expect.element(panel('기기').getByText('로봇의 조회 12,044번은')).toBeVisible();
  await expect.element(rowOf('들어온 곳', /^그 밖 3곳/)).toHaveTextContent('그 밖 3곳15,65015.2%');
  await expect.element(rowOf('활동', /^체결/)).toHaveTextContent('체결11,842+5.4%');
  await expect.element(panel('신고').getByText('388건 중 237')).toBeVisible();
});

it('what does not fit beside a chart is a press away, and every table is a file of the same period', async () => {
  await open(`${PATH}?days=90&by=week`);
  expect(queriesOf()).toEqual(['from=2026-09-02&to=2026-11-30&by=week']);
  expect(panel('방문').getByRole('row').elements()).toHaveLength(8);
  await userEvent.click(page.getByRole('button', { name: '표만' }));
  expect(panel('방문').getByRole('row').elements()).toHaveLength(31);
  await expect.element(rowOf('방문', /^오늘/)).toHaveTextContent('오늘 12:00까지 2,2141,41415,49811,0707.0');
  expect(panel('방문').getByRole('img').elements()).toEqual([]);
  expect(panel('많이 본 페이지').getByRole('row').elements()).toHaveLength(9);
  await userEvent.click(page.getByRole('button', { name: '10개 모두' }));
  expect(panel('많이 본 페이지').getByRole('row').elements()).toHaveLength(11);
  for (const [name, table] of [
    ['방문', 'visits'],
    ['많이 본 페이지', 'pages'],
    ['활동', 'counts'],
    ['신고', 'reports'],
    ['기기', 'devices'],
    ['들어온 곳', 'hosts'],
  ]) {
    const file = panel(name ?? '')
      .getByRole('link', { name: `${name} CSV 받기` })
      .element();
    expect(file.getAttribute('href')).toBe(
      `/api/operator/stats.csv?table=${table}&from=2026-09-02&to=2026-11-30&by=week`,
    );
    expect(file.hasAttribute('download')).toBe(true);
  }
});

it('the period stands in the address, and one that is typed is read however days are written', async () => {
  await open(`${PATH}?days=7`);
  expect(hrefOf('주')).toBe(`${PATH}?by=week&days=7`);
  expect(hrefOf('400일')).toBe(`${PATH}?days=400`);
  await userEvent.click(page.getByRole('link', { name: '90일', exact: true }));
  await expect.poll(() => asked.at(-1)?.query.get('from')).toBe('2026-09-02');
  expect(location.search).toBe('?days=90');
  await userEvent.click(page.getByText('09.02 – 11.30'));
  await userEvent.fill(page.getByRole('textbox', { name: '시작' }), '2026. 10. 3');
  await userEvent.fill(page.getByRole('textbox', { name: '끝' }), '20261105');
  await userEvent.click(page.getByRole('button', { name: '적용' }));
  await expect.poll(() => queriesOf().at(-1)).toBe('from=2026-10-03&to=2026-11-05&by=day');
  expect(visited.at(-1)).toBe(`${PATH}?from=2026-10-03&to=2026-11-05`);
});

it('an absurd period is refused at its field, with what was typed', async () => {
  const message = '끝 날짜는 시작 날짜와 같거나 그 뒤여야 합니다.';
  answering(getStats, () => new Refusal('INVALID_INPUT', { data: { issues: [{ path: 'to', message }] } }));
  await show(<StatsScreen />, { at: `${PATH}?from=2026-11-05&to=abc` });
  await expect.element(page.getByText('통계를 불러오지 못했습니다.')).toBeVisible();
  const end = page.getByRole('textbox', { name: '끝' });
  await expect.element(end).toHaveAccessibleDescription(message);
  await expect.element(end).toHaveValue('abc');
});

it('a site on which nothing was counted says so, and leaves no place empty', async () => {
  answering(getStats, () => emptyStats());
  await open();
  await expect.element(panel('방문').getByText('아직 센 방문이 없습니다.')).toBeVisible();
  for (const name of ['많이 본 페이지', '기기', '들어온 곳']) {
    await expect.element(panel(name).getByText('이 기간에 센 조회가 없습니다.')).toBeVisible();
  }
  expect(panel('활동').getByRole('row').elements()).toHaveLength(2);
  await expect.element(panel('신고').getByText('–').first()).toBeVisible();
  expect(panel('방문').getByRole('img').elements()).toEqual([]);
});

it('weeks are means of days, said so, and what has not ended has no views of one visitor', async () => {
  const { points, ...stats } = siteStats();
  const weeks = points.filter((_, nth) => nth % 7 === 1);
  answering(getStats, () => ({
    ...stats,
    by: 'week' as const,
    points: weeks.map((one, nth) => ({ ...one, isSoFar: nth === 4 })),
  }));
  await open(`${PATH}?by=week`);
  await expect.element(panel('방문').getByText('하루의 평균')).toBeVisible();
  await expect.element(panel('방문').getByRole('columnheader', { name: '하루 방문자' })).toBeVisible();
  await expect.element(rowOf('방문', /^이번 주/)).toHaveTextContent('이번 주 (오늘 12:00까지) 2,2141,41415,498–');
  await expect.element(rowOf('방문', /^11.16–11.22/)).toHaveTextContent('11.16–11.22 2,7551,95519,2851.0');
});

it('a failure is said, and reading again shows the numbers', async () => {
  answering(getStats, (_, nth) => (nth === 0 ? new Refusal('FORBIDDEN') : siteStats()));
  await show(<StatsScreen />, { at: PATH });
  await userEvent.click(page.getByRole('button', { name: '다시 가져오기' }));
  await expect.element(panel('활동')).toBeVisible();
});
