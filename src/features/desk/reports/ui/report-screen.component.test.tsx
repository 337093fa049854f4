import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addNote } from '#features/people/players/player.contract.ts';
import { handleReport, listReports, markReportPresence } from '#features/people/reports/report.contract.ts';
import { getReport, type ReportDetail } from '#features/people/reports/report-detail.contract.ts';
import { listSettings } from '#features/shell/settings/setting.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, type Call, Refusal } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show, visited } from '#tests/components/show.tsx';
import { swept, sweptOf } from '#tests/support/desk-sweep.ts';
import { operatorReport, reportDetail, reportedPerson } from '#tests/support/operator-report.ts';
import { sweepPlayer } from '../../sweeps/sweep.contract.ts';
import ReportScreen from './report-screen.tsx';

const NOON = new Date('2026-11-30T12:00:00+09:00');
const daysAgo = (days: number) => new Date(NOON.getTime() - days * 86_400_000).toISOString();
const TEMPLATES = [
  { kind: 'suspend', name: '먹튀', text: '먹튀를 확인했습니다.', days: [3, 14] },
  { kind: 'answer', name: '조치함', text: '확인하고 조치했습니다.' },
];
const suspension = {
  ...{ id: 3, kind: 'suspension' as const, at: daysAgo(40), until: daysAgo(37), endedAt: null },
  ...{ reason: '허위 매물', by: null, byName: '설악', reportId: 900 },
};
const trade = {
  ...{ id: 48_190, itemId: 2, item: { name: '진호박', type: 7, subType: null }, gameServer: 1, tradeType: 2 },
  ...{ price: 11_000, quantity: 100, comment: '바로 삽니다', status: 3, hiddenAt: null, priceExcludedReason: null },
};

const COUNTS = swept({ trades: 6, prices: 2, parties: 1, shouts: 14 });

let detail: ReportDetail;
let handled: readonly Call<typeof handleReport>[];
let written: readonly Call<typeof addNote>[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 2, isOperator: true });
  const report = { ...operatorReport(1042, '바람도깨비'), type: 1 as const, trade };
  detail = reportDetail(report, {
    others: [{ ...operatorReport(1044, '바람도깨비'), reporterName: '갈대밭', isSameThing: true }],
    // biome-ignore lint/suspicious/noThenProperty: the contract names it so
    then: '바로 삽니다',
    now: '안 삽니다',
    timeline: [{ at: report.createdAt, kind: 'cancelled', price: null, by: 'owner', id: null }],
    prices: { changes: [], day: { day: '2026-11-20', sellMedian: null, buyMedian: 11_500 }, quote: null },
    person: reportedPerson('바람도깨비', {
      sanctions: [suspension],
      notes: [{ id: 1, at: daysAgo(3), text: '되풀이합니다.', by: report.reporterName ?? '', byName: '설악' }],
    }),
    similar: [
      {
        ...{
          id: 1001,
          status: 2 as const,
          answer: '금괴 사기를 확인했습니다.',
          actions: ['suspend'],
          suspendedDays: 7,
        },
        ...{ handledAt: daysAgo(20), handledByName: '설악' },
      },
    ],
  });
  answering(getReport, () => detail);
  answering(listReports, () => [
    { ...report, more: { count: 1, newestId: 1044, oldestAt: report.createdAt, weight: 5 } },
    { ...operatorReport(1050, '달그림자'), more: { count: 0, newestId: 1050, oldestAt: daysAgo(1), weight: 3 } },
  ]);
  answering(markReportPresence, () => ({
    viewers: [{ userId: '00000000-0000-4000-8000-000000000009', name: '은하수' }],
  }));
  answering(listSettings, () => [
    { name: 'reasonTemplates' as const, value: TEMPLATES, version: 0, by: null, at: null },
  ]);
  answering(sweepPlayer, ({ body }) => ({ sweepId: null, changed: sweptOf(body, COUNTS) }));
  handled = answering(handleReport, () => {
    const decided = { ...detail.report, status: 2 as const, answer: '조치', handledByName: '설악산' };
    detail = { ...detail, report: decided };
    return decided;
  });
  written = answering(addNote, ({ params, body }) => ({
    id: 2,
    at: daysAgo(0),
    text: body?.text ?? params.id,
    by: '',
    byName: null,
  }));
});

afterEach(() => {
  vi.useRealTimers();
});

async function open() {
  const at = '/operator/reports/1042';
  const screen = await show(<ReportScreen params={{ id: '1042' }} pathOf={() => undefined} />, { at });
  await expect.element(page.getByRole('heading', { name: '바람도깨비, 사기' })).toBeVisible();
  return screen;
}
const decision = page.getByRole('region', { name: '결정' });

it('the evidence of a report stands on one page: texts side by side, the trade, the player, earlier decisions', async () => {
  await open();
  await expect.element(page.getByText('2건 중 1번째')).toBeVisible();
  await expect.element(page.getByText('2명이 신고')).toBeVisible();
  const texts = page.getByRole('region', { name: '신고된 글' });
  await expect.element(texts.getByText('안 삽니다')).toBeVisible();
  await expect.element(texts.getByRole('heading', { name: '신고할 때' })).toBeVisible();
  const ofTrade = page.getByRole('region', { name: '신고된 거래' });
  await expect.element(ofTrade.getByText('−4%')).toBeVisible();
  await expect.element(ofTrade.getByText('본인이 내림')).toBeVisible();
  await expect.element(ofTrade.getByText('갈대밭이 신고')).toBeVisible();
  const person = page.getByRole('region', { name: '신고된 회원' });
  await expect.element(person.getByText('허위 매물')).toBeVisible();
  await expect.element(person.getByText('되풀이합니다.')).toBeVisible();
  await expect.element(page.getByText('7일 정지')).toBeVisible();
  await expect.element(decision.getByText('은하수 보는 중')).toBeVisible();
});

it('a report is decided on its page by keys: the template proposes the length, and the sanction that was seen is sent', async () => {
  const running = { ...suspension, id: 4, at: daysAgo(1), until: daysAgo(-2) };
  detail = { ...detail, person: reportedPerson('바람도깨비', { sanctions: [running, suspension] }) };
  await open();
  await userEvent.keyboard('e');
  await userEvent.click(decision.getByText('정지', { exact: true }));
  await expect.element(decision.getByText(/최근 1년 제재 2회/)).toBeVisible();
  await userEvent.click(decision.getByRole('button', { name: '먹튀' }));
  await userEvent.click(decision.getByRole('button', { name: '조치함' }));
  await expect
    .element(decision.getByRole('button', { name: '12월 14일 12:00까지 정지하고 신고 2건 조치' }))
    .toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const reason = TEMPLATES[0]?.text;
  const suspend = { until: '2026-12-14T03:00:00.000Z', reason, current: running.at };
  const body = { status: 2, answer: TEMPLATES[1]?.text, also: [1044], actions: { suspend } };
  await expect.poll(() => handled.map((call) => [call.params.id, call.body])).toEqual([['1042', body]]);
  await expect.element(decision.getByText('처리했습니다.')).toBeVisible();
  await userEvent.keyboard('j');
  expect(visited.at(-1)).toBe('/operator/reports/1050');
});

it('an end that only administrators may choose is refused at its field', async () => {
  await open();
  await userEvent.click(decision.getByText('정지', { exact: true }));
  await userEvent.click(decision.getByText('직접', { exact: true }));
  await userEvent.selectOptions(decision.getByRole('combobox', { name: '해제하는 해' }), '2027년');
  await userEvent.fill(decision.getByRole('textbox', { name: /사유/ }), '먹튀를 확인했습니다.');
  await userEvent.fill(decision.getByRole('textbox', { name: /답변/ }), '조치했습니다.');
  await userEvent.click(decision.getByRole('button', { name: /정지하고/ }));
  await expect.element(decision.getByText('30일이 넘는 정지는 관리자만 할 수 있습니다.')).toBeVisible();
  expect(handled).toEqual([]);
});

it('a decision sweeps what the player put up, with the numbers of now, but never without a reason', async () => {
  await open();
  await expect.element(decision.getByText('14', { exact: true })).toBeVisible();
  await userEvent.click(decision.getByRole('checkbox', { name: '거래 중인 글' }));
  await userEvent.click(decision.getByRole('checkbox', { name: '시세에 들어간 가격 빼기' }));
  await userEvent.click(decision.getByRole('checkbox', { name: /외침 숨기고/ }));
  await expect.element(decision.getByText('거래 중인 글 6건이 숨겨지고 시세에서 빠집니다')).toBeVisible();
  await expect.element(decision.getByText('‘바람도깨비’의 외침 14개가 숨겨지고 24시간 차단됩니다')).toBeVisible();
  await userEvent.fill(decision.getByRole('textbox', { name: /답변/ }), '조치했습니다.');
  await userEvent.click(decision.getByRole('button', { name: '22건 정리하고 신고 2건 조치' }));
  await expect.element(decision.getByText(/일괄 정리는 제재하거나 숨길 때/)).toBeVisible();
  expect(handled).toEqual([]);
  await userEvent.click(decision.getByText('경고', { exact: true }));
  await userEvent.fill(decision.getByRole('textbox', { name: /사유/ }), '먹튀를 확인했습니다.');
  await userEvent.click(decision.getByRole('button', { name: '경고하고 22건 정리하고 신고 2건 조치' }));
  const actions = { warn: { reason: '먹튀를 확인했습니다.' } };
  const sweep = { trades: 'hide', prices: true, shouts: { gameServer: 1, name: '바람도깨비' } };
  const body = { status: 2, answer: '조치했습니다.', also: [1044], actions, sweep };
  await expect.poll(() => handled.map((call) => call.body)).toEqual([body]);
});

it('what another operator decided stands above the form, and what was typed stays, also after a reload', async () => {
  answering(handleReport, () => {
    const handledByName = '은하수';
    detail = { ...detail, report: { ...detail.report, status: 3, answer: '문제가 없습니다.', handledByName } };
    const decided = [{ id: 1042, by: handledByName, at: null, status: 3, answer: '문제가 없습니다.' }];
    return new Refusal('CONFLICT', { data: { reason: 'HANDLED', handled: decided } });
  });
  const screen = await open();
  await userEvent.click(decision.getByText('기각', { exact: true }));
  await userEvent.fill(decision.getByRole('textbox', { name: /답변/ }), '살펴봤습니다.');
  await userEvent.click(decision.getByRole('button', { name: '신고 2건 기각' }));
  await expect
    .element(decision.getByText('은하수가 먼저 기각했습니다. 답변: “문제가 없습니다.”').first())
    .toBeVisible();
  await expect.element(decision.getByRole('textbox', { name: /답변/ })).toHaveValue('살펴봤습니다.');
  await screen.unmount();
  detail = { ...detail, report: { ...detail.report, status: 1 } };
  queryClient.clear();
  await open();
  await expect.element(decision.getByRole('textbox', { name: /답변/ })).toHaveValue('살펴봤습니다.');
});

it('a note about the player is left from the page, and a report of an operator has no act for moderators', async () => {
  const screen = await open();
  await userEvent.click(page.getByRole('button', { name: '메모 쓰기' }));
  await userEvent.fill(page.getByRole('textbox', { name: /메모/ }), '금괴로 속입니다.');
  await userEvent.click(page.getByRole('button', { name: '메모 남기기' }));
  await expect
    .poll(() => written.map(({ params, body }) => [params.id, body?.text]))
    .toEqual([['6', '금괴로 속입니다.']]);
  await screen.unmount();
  detail = { ...detail, report: { ...detail.report, isAboutOperator: true } };
  queryClient.clear();
  await open();
  await expect.element(decision.getByText(/운영자에 대한 신고입니다/)).toBeVisible();
  expect(decision.getByRole('textbox').elements()).toEqual([]);
});

it('a number without a report says so', async () => {
  answering(getReport, () => new Refusal('NOT_FOUND', { message: '없는 신고입니다.' }));
  await show(<ReportScreen params={{ id: '7' }} pathOf={() => undefined} />, { at: '/operator/reports/7' });
  await expect.element(page.getByText('없는 신고입니다.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '신고 7', exact: true })).toBeVisible();
});
