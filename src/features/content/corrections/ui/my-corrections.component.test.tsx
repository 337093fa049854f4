import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, Refusal } from '#tests/components/calls.ts';
import { findFaults } from '#tests/components/faults.ts';
import { signedIn, signedOut } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { type Correction, listOwnCorrections } from '../correction.contract.ts';
import { MyCorrectionsPanel } from './public/my-corrections-panel.tsx';

const CORRECTION: Correction = {
  ...{ id: 1, createdAt: '2026-11-30T03:00:00.000Z', entity: 'monsters', rowId: 214, name: '처녀귀신', field: 'exp' },
  ...{
    label: '경험치',
    value: 452_000,
    text: '452,000',
    present: 450_000,
    presentText: '450,000',
    comment: '봤습니다.',
  },
  ...{ source: '', isThanked: false, state: 1, answer: null, decidedAt: null },
};
const panel = page.getByRole('region', { name: '내 제보' });

beforeEach(() => {
  queryClient.clear();
  signedIn();
});

it('each proposal has its state, and its answer once it is decided', async () => {
  const decided = { ...CORRECTION, id: 2, state: 2 as const, answer: '고쳤습니다.', decidedAt: CORRECTION.createdAt };
  answering(listOwnCorrections, () => [decided, CORRECTION]);
  await show(<MyCorrectionsPanel />);
  await expect.element(panel.getByText('반영', { exact: true })).toBeVisible();
  await expect.element(panel.getByText('접수', { exact: true })).toBeVisible();
  await userEvent.click(panel.getByText('처녀귀신 경험치').first());
  await expect.element(panel.getByText('450,000 → 452,000').first()).toBeVisible();
  await expect.element(panel.getByText('고쳤습니다.')).toBeVisible();
  expect(await findFaults()).toEqual([]);
});

it('says that there is none, that it could not be read, and where to sign in', async () => {
  answering(listOwnCorrections, () => []);
  const { unmount } = await show(<MyCorrectionsPanel />);
  await expect.element(panel.getByText('아직 보낸 제보가 없습니다.')).toBeVisible();
  await unmount();
  queryClient.clear();
  answering(listOwnCorrections, () => new Refusal('NOT_FOUND'));
  const failing = await show(<MyCorrectionsPanel />);
  await expect.element(panel.getByText('제보를 가져오지 못했습니다.')).toBeVisible();
  await failing.unmount();
  signedOut();
  await show(<MyCorrectionsPanel />);
  await expect.element(panel.getByText(/로그인하면/)).toBeVisible();
});
