import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  type Appeal,
  answerInquiry,
  getInquiry,
  type InquiryDetail,
  listInquiries,
  markInquiryPresence,
  type OperatorInquiry,
} from '#features/people/inquiries/inquiry.contract.ts';
import { listSettings } from '#features/shell/settings/setting.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, type Call, Refusal } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { appealOf, inquiryDetail, operatorInquiry } from '#tests/support/operator-inquiry.ts';
import AppealsScreen from './appeals-screen.tsx';
import InquiriesScreen from './inquiries-screen.tsx';

const NOON = new Date('2026-11-30T12:00:00+09:00');
const inDays = (days: number) => new Date(NOON.getTime() + days * 86_400_000).toISOString();
const TEMPLATES = [{ kind: 'answer', name: '확인', text: '확인하고 고쳤습니다.' }];

let rows: OperatorInquiry[];
let details: Readonly<Record<string, InquiryDetail>>;
let lists: readonly Call<typeof listInquiries>[];
let answers: readonly Call<typeof answerInquiry>[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 2, isOperator: true });
  rows = [operatorInquiry(12, '매의눈'), operatorInquiry(11, '달그림자')];
  details = {};
  lists = answering(listInquiries, () => rows);
  answering(
    getInquiry,
    ({ params }) => details[params.id ?? ''] ?? inquiryDetail(operatorInquiry(Number(params.id), '매의눈')),
  );
  answering(markInquiryPresence, () => ({
    viewers: [{ userId: '00000000-0000-4000-8000-000000000009', name: '은하수' }],
  }));
  answering(listSettings, () => [
    { name: 'reasonTemplates' as const, value: TEMPLATES, version: 0, by: null, at: null },
  ]);
  answers = answering(answerInquiry, () => operatorInquiry(12, '매의눈'));
});

afterEach(() => {
  vi.useRealTimers();
});

const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));
const answerField = page.getByRole('textbox', { name: '답변' });

it('an inquiry is answered from the list by a template, with its sender and the earlier ones beside it', async () => {
  const earlier = [{ ...operatorInquiry(3, '매의눈'), content: '먼저 보낸 물음', answer: '이렇게 하세요.' }];
  details = { 12: inquiryDetail(operatorInquiry(12, '매의눈'), { earlier }) };
  await show(<InquiriesScreen />, { at: '/operator/inquiries' });
  await expect.element(page.getByRole('link', { name: '달그림자' })).toBeVisible();
  expect(Object.fromEntries(lists[0]?.query ?? [])).toMatchObject({ kind: 'inquiries', answered: 'false' });
  await userEvent.keyboard('j{Enter}');
  await expect.element(page.getByText('은하수 보는 중')).toBeVisible();
  await userEvent.click(page.getByText('이전 문의 1'));
  await expect.element(page.getByText('답변: 이렇게 하세요.')).toBeVisible();
  await userEvent.keyboard('e');
  await press('확인');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const body = { answer: TEMPLATES[0]?.text };
  await expect.poll(() => answers.map((call) => [call.params.id, call.body])).toEqual([['12', body]]);
  await expect.element(page.getByText('문의 12번에 답변했습니다.')).toBeVisible();
  expect(location.search).toBe('');
});

it('the filters of inquiries stand in the address, with corrections apart', async () => {
  await show(<InquiriesScreen />, { at: '/operator/inquiries?kind=3&state=2' });
  await expect.element(page.getByRole('link', { name: '달그림자' })).toBeVisible();
  expect(Object.fromEntries(lists[0]?.query ?? [])).toMatchObject({ kind: 'corrections', answered: 'true' });
  await userEvent.selectOptions(page.getByRole('combobox', { name: '유형' }), '오류·제안');
  await expect.poll(() => lists.at(-1)?.query.get('type')).toBe('3');
});

async function openAppeal(appeal: Partial<Appeal>) {
  details = { 12: inquiryDetail(operatorInquiry(12, '매의눈', { type: 2 }), { appeal: appealOf(appeal) }) };
  await show(<AppealsScreen />, { at: '/operator/appeals?open=12' });
  await expect.element(page.getByRole('complementary', { name: '이의 12' }).getByText('정지 시작')).toBeVisible();
}

it('an appeal is shortened or lifted in the same press as its answer, beside what it is about', async () => {
  await openAppeal({});
  expect(lists[0]?.query.get('kind')).toBe('appeals');
  await expect.element(page.getByRole('link', { name: '신고 900' })).toHaveAttribute('href', '/operator/reports/900');
  await press(/답변하기/);
  await userEvent.click(page.getByText('단축', { exact: true }));
  await userEvent.fill(answerField, '이틀로 줄입니다.');
  await userEvent.selectOptions(page.getByRole('combobox', { name: '해제하는 날' }), '02');
  await expect.element(page.getByText('정지가 12월 2일 12:00에 끝납니다')).toBeVisible();
  await press('12월 2일 12:00까지로 줄이고 답변 보내기');
  const { suspension } = appealOf({});
  const until = '2026-12-02T03:00:00.000Z';
  const body = { answer: '이틀로 줄입니다.', suspension: { suspendedAt: suspension?.suspendedAt, until } };
  await expect.poll(() => answers.map((call) => call.body)).toEqual([body]);
  await expect.element(page.getByText('이의 12번을 처리했습니다.')).toBeVisible();
});

it('a suspension that changed meanwhile is told, and nothing typed is lost', async () => {
  const now = { suspendedAt: inDays(-1), until: inDays(3), reason: '또 올림', by: null };
  answering(answerInquiry, () => new Refusal('CONFLICT', { data: { reason: 'CHANGED', suspension: now } }));
  await openAppeal({});
  await press(/답변하기/);
  await userEvent.click(page.getByText('해제', { exact: true }));
  await userEvent.fill(answerField, '풀었습니다.');
  await press('정지 풀고 답변 보내기');
  await expect.element(page.getByText(/다른 운영자가 그사이 12월 3일 12:00까지 정지했습니다.*또 올림/)).toBeVisible();
  await expect.element(answerField).toHaveValue('풀었습니다.');
});

const LONG = { suspendedAt: inDays(-1), until: inDays(60), reason: '먹튀', by: null, byName: '설악' };
const OBSTACLES: readonly [who: string, appeal: Partial<Appeal>, text: string][] = [
  ['who suspended', { isOwn: true, isForOthers: true }, '직접 정지한 사람이라 다른 운영자가 정합니다.'],
  ['a moderator, of a long suspension', { suspension: LONG }, '30일 넘게 남은 정지는 관리자가 정합니다.'],
];

it.each(OBSTACLES)('an appeal has no act for %s', async (_who, appeal, text) => {
  await openAppeal(appeal);
  await expect.element(page.getByText(text)).toBeVisible();
  expect(page.getByRole('button', { name: /답변하기/ }).elements()).toEqual([]);
});
