import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, type Call, Refusal } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { NOON } from '#tests/support/desk-settings.ts';
import { failedJob } from '#tests/support/failed-job.ts';
import { deleteJob, listJobs, retryJob } from '../job.contract.ts';
import JobsScreen from './jobs-screen.tsx';

const PATH = '/operator/jobs';
let lists: readonly Call<typeof listJobs>[];

let shown: Awaited<ReturnType<typeof show>> | undefined;

beforeEach(() => {
  shown = undefined;
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  queryClient.clear();
  signedIn({ operatorLevel: 1, isOperator: true });
  lists = answering(listJobs, () => [failedJob(41, '알림 보내기'), failedJob(40, '문파 웹후크 보내기')]);
});

afterEach(() => {
  vi.useRealTimers();
});

async function open(at = PATH) {
  await shown?.unmount();
  shown = await show(<JobsScreen />, { at });
  await expect.element(page.getByRole('link', { name: '문파 웹후크 보내기' })).toBeVisible();
}

it('those that failed are listed, and one is tried again without the mouse', async () => {
  const retried = answering(retryJob, () => failedJob(40, '문파 웹후크 보내기', { state: 'waiting' }));
  await open();
  expect(lists[0]?.query.get('failed')).toBe('true');
  await userEvent.click(page.getByRole('row', { name: /문파 웹후크/ }));
  await expect.element(page.getByRole('complementary').getByText('Error: …')).toBeVisible();
  await userEvent.keyboard('e');
  await expect.poll(() => retried.map(({ params }) => params.id)).toEqual(['40']);
  await expect.element(page.getByText('작업 40번을 다시 실행합니다.')).toBeVisible();
  expect(location.search).toBe('');
});

it('one that runs by now is refused in words, and administrators alone throw one away', async () => {
  const message = '지금 실행 중인 작업입니다. 끝난 뒤에 다시 해 주세요.';
  answering(deleteJob, () => new Refusal('CONFLICT', { message, data: { reason: 'RUNNING' } }));
  await open(`${PATH}?open=41`);
  await userEvent.click(page.getByRole('button', { name: '버리기' }));
  await expect.element(page.getByText(message)).toBeVisible();
  const removed = answering(deleteJob, () => ({ success: true as const }));
  await userEvent.click(page.getByRole('button', { name: '버리기' }));
  await expect.poll(() => removed.length).toBe(1);
  signedIn({ operatorLevel: 2, isOperator: true });
  await open(`${PATH}?open=41&all=1`);
  expect(lists.at(-1)?.query.has('failed')).toBe(false);
  await expect.element(page.getByRole('button', { name: /다시 실행/ })).toBeVisible();
  expect(page.getByRole('button', { name: '버리기' }).elements()).toEqual([]);
});
