import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  handleWordReview,
  listWordReviews,
  type WordReview,
} from '#features/people/moderation/word-review.contract.ts';
import { listSettings } from '#features/shell/settings/setting.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, type Call, Refusal } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { wordReview } from '#tests/support/word-review.ts';
import ReviewsScreen from './reviews-screen.tsx';

const TEMPLATES = [{ kind: 'hide', name: '외부 연락', text: '외부로 유도하는 글은 쓸 수 없습니다.' }];

let reviews: WordReview[];
let lists: readonly Call<typeof listWordReviews>[];
let handled: readonly Call<typeof handleWordReview>[];

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 2, isOperator: true });
  reviews = [wordReview(7, '매의눈'), wordReview(6, '디코왕', { subject: 'profile:6', text: '디코왕' })];
  lists = answering(listWordReviews, () => reviews);
  answering(listSettings, () => [
    { name: 'reasonTemplates' as const, value: TEMPLATES, version: 0, by: null, at: null },
  ]);
  handled = answering(handleWordReview, () => wordReview(7, '매의눈', { status: 3 }));
});

const open = (at: string) => show(<ReviewsScreen />, { at: `/operator/reviews${at}` });
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));

it('a text is hidden with a prepared reason, its word marked and the rule beside it', async () => {
  await open('?open=7');
  expect(lists[0]?.query.get('status')).toBe('1');
  const panel = page.getByRole('complementary', { name: '검토 7' });
  await expect.element(panel.getByText('디코', { exact: true }).first()).toBeVisible();
  await expect.element(panel.getByText('디코 + <id> (검토)')).toBeVisible();
  await press('숨기기');
  await press('외부 연락');
  await panel.getByRole('button', { name: '숨기기' }).click();
  const body = { action: 'hide', reason: TEMPLATES[0]?.text };
  await expect.poll(() => handled.map((call) => [call.params.id, call.body])).toEqual([['7', body]]);
  await expect.element(page.getByText('검토 7번을 처리했습니다.')).toBeVisible();
});

it('a name is kept by keys, and cannot be hidden', async () => {
  await open('?open=6');
  await expect.element(page.getByRole('button', { name: /그대로 두기/ })).toBeVisible();
  expect(page.getByRole('button', { name: '숨기기' }).elements()).toEqual([]);
  await userEvent.click(page.getByRole('row', { name: /디코왕/ }));
  await userEvent.keyboard('e');
  await userEvent.fill(page.getByRole('textbox', { name: /사유/ }), '그저 이름입니다.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => handled.map((call) => call.body?.action)).toEqual(['keep']);
});

it('what another operator did first is told, and the reason stays', async () => {
  answering(handleWordReview, () => new Refusal('CONFLICT', { message: '이미 살펴본 글입니다.' }));
  await open('?open=7');
  await press(/그대로 두기/);
  await userEvent.fill(page.getByRole('textbox', { name: /사유/ }), '연락만 묻는 글');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText(/이미 살펴본 글입니다/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /사유/ })).toHaveValue('연락만 묻는 글');
});

it('one that was decided has no acts', async () => {
  reviews = [wordReview(7, '매의눈', { status: 2, handledAt: '2026-11-21T12:00:00.000Z' })];
  await open('?status=2&open=7');
  await expect.element(page.getByText('처리한 시각')).toBeVisible();
  expect(lists.at(-1)?.query.get('status')).toBe('2');
  expect(page.getByRole('button', { name: /그대로 두기/ }).elements()).toEqual([]);
});
