import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  handleReport,
  handleReports,
  listReports,
  markReportPresence,
  type OperatorReport,
  putOffReport,
} from '#features/people/reports/report.contract.ts';
import { getReport, type ReportDetail } from '#features/people/reports/report-detail.contract.ts';
import { listSettings } from '#features/shell/settings/setting.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, type Call, Refusal } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { swept } from '#tests/support/desk-sweep.ts';
import { operatorReport, reportDetail, reportedPerson } from '#tests/support/operator-report.ts';
import { sweepPlayer } from '../../sweeps/sweep.contract.ts';
import ReportsScreen from './reports-screen.tsx';

const PATH = '/operator/reports';
const TEMPLATES = [
  { kind: 'warn', name: '현금 거래', text: '현금 거래를 유도하는 글은 쓸 수 없습니다.' },
  { kind: 'answer', name: '문제없는 매물', text: '매물을 확인했고 규칙에 어긋나지 않습니다.' },
];

const more = (count: number) => ({ count, newestId: 1195, oldestAt: new Date().toISOString(), weight: 5 });
let reports: OperatorReport[];
let lists: readonly Call<typeof listReports>[];
let handled: readonly Call<typeof handleReport>[];
let handledMany: readonly Call<typeof handleReports>[];
let putOff: readonly Call<typeof putOffReport>[];

function toDetail(id: number): ReportDetail {
  const report = reports.find((one) => one.id === id) ?? operatorReport(id, '매의눈');
  const other = { ...operatorReport(1190, '매의눈'), reporterName: '갈대밭', isSameThing: true };
  return reportDetail(report, { others: [other], person: reportedPerson('매의눈') });
}

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 2, isOperator: true });
  const [first, second] = [operatorReport(1187, '매의눈'), operatorReport(1186, '달그림자')];
  reports = [
    { ...first, more: more(3) },
    { ...second, more: more(0) },
  ];
  lists = answering(listReports, () => reports);
  answering(getReport, ({ params }) => toDetail(Number(params.id)));
  answering(markReportPresence, () => ({ viewers: [] }));
  answering(listSettings, () => [
    { name: 'reasonTemplates' as const, value: TEMPLATES, version: 0, by: null, at: null },
  ]);
  answering(sweepPlayer, () => ({ sweepId: null, changed: swept() }));
  handled = answering(handleReport, () => first);
  handledMany = answering(handleReports, () => ({ handled: 5 }));
  putOff = answering(putOffReport, () => first);
});

async function open(at = PATH) {
  await show(<ReportsScreen />, { at });
  await expect.element(page.getByRole('link', { name: '달그림자' })).toBeVisible();
}
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));

it('the queue shows how many reported a thing, and ticked rows are decided with one prepared answer', async () => {
  await open();
  expect(lists[0]?.query.get('sort')).toBe('queue');
  await expect.element(page.getByText('외 3명')).toBeVisible();
  await userEvent.keyboard('jxjx');
  await expect.element(page.getByRole('heading', { name: '2개 항목, 신고 5건 선택' })).toBeVisible();
  await press('기각');
  const body = { ids: [1187, 1186], upTo: 1195, status: 3, answer: TEMPLATES[1]?.text };
  await expect.poll(() => handledMany.map((call) => call.body)).toEqual([body]);
  await expect.element(page.getByText('2개 항목을 처리했습니다.')).toBeVisible();
});

it('a report is acted upon without the mouse: warned, others closed alike, and the button says all of it', async () => {
  await open(`${PATH}?open=1187`);
  await expect.element(page.getByRole('checkbox', { name: /1190/ })).toBeChecked();
  await userEvent.click(page.getByRole('row', { name: /매의눈/ }));
  await userEvent.keyboard('e');
  await userEvent.click(page.getByText('경고', { exact: true }));
  await press('현금 거래');
  await press('문제없는 매물');
  await expect.element(page.getByRole('button', { name: '경고하고 신고 2건 조치' })).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const actions = { warn: { reason: TEMPLATES[0]?.text } };
  const body = { status: 2, answer: TEMPLATES[1]?.text, also: [1190], actions };
  await expect.poll(() => handled.map((call) => [call.params.id, call.body])).toEqual([['1187', body]]);
  await expect.element(page.getByText('신고 1187번을 처리했습니다.')).toBeVisible();
  expect(location.search).toBe('');
});

it('a sanction without a reason is not sent, and what was typed stays when another operator was first', async () => {
  const decided = [{ id: 1187, by: '은하수', at: null, status: 3, answer: '문제가 없습니다.' }];
  answering(handleReport, () => new Refusal('CONFLICT', { data: { reason: 'HANDLED', handled: decided } }));
  await open(`${PATH}?open=1187`);
  await press(/조치하기/);
  await userEvent.click(page.getByText('정지', { exact: true }));
  await userEvent.fill(page.getByRole('textbox', { name: /답변/ }), '조치했습니다.');
  await press(/7일 정지하고/);
  await expect.element(page.getByText('제재하거나 숨기는 사유를 적어 주세요.')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: /사유/ }), '먹튀를 확인했습니다.');
  await press(/7일 정지하고/);
  await expect.element(page.getByText('은하수가 먼저 기각했습니다. 답변: “문제가 없습니다.”')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /사유/ })).toHaveValue('먹튀를 확인했습니다.');
});

it('a report is put off for some days, and one that was decided has no acts', async () => {
  await open(`${PATH}?open=1186`);
  await press('보류');
  await press('보류하기');
  await expect.poll(() => putOff.map(({ params }) => params.id)).toEqual(['1186']);
  reports = [{ ...operatorReport(1186, '달그림자'), status: 2, answer: '조치했습니다.', handledByName: '설악' }];
  await open(`${PATH}?status=2&open=1186`);
  expect(lists.at(-1)?.query.get('status')).toBe('2');
  await expect.element(page.getByText('조치 (설악)')).toBeVisible();
  expect(page.getByRole('button', { name: '보류' }).elements()).toEqual([]);
});

it('reports of operators stand in a list apart, where nothing is ticked', async () => {
  await open(`${PATH}?about=1`);
  expect(lists[0]?.query.get('isAboutOperator')).toBe('true');
  expect(page.getByRole('checkbox').elements()).toEqual([]);
});
