import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  closePartyOfOthers,
  listAllParties,
  type OperatorParty,
} from '#features/community/parties/operator-party.contract.ts';
import { listSettings } from '#features/shell/settings/setting.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { answering } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import PartiesScreen from './parties-screen.tsx';

const PATH = '/operator/parties';
const AT = '2026-11-20T12:00:00.000Z';
const party = (id: number, title: string, parts: Partial<OperatorParty> = {}): OperatorParty => ({
  id,
  title,
  gameServer: 1,
  leaderId: 6,
  leaderName: '매의눈',
  createdAt: AT,
  expiredAt: '2099-11-20T12:00:00.000Z',
  closedAt: null,
  closedBy: null,
  memberCount: 2,
  seatCount: 4,
  ...parts,
});

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 2, isOperator: true });
  answering(listAllParties, () => [
    party(12, '국내 흉가 2층'),
    party(11, '닫힌 파티', { closedAt: AT, closedBy: 'operator' }),
  ]);
  answering(listSettings, () => []);
});

const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));

it('a party is closed with a reason, and one that operators closed has no act', async () => {
  const closed = answering(closePartyOfOthers, () => ({ success: true as const }));
  await show(<PartiesScreen />, { at: `${PATH}?open=12` });
  await press(/파티 닫기/);
  await expect.element(page.getByText('닫은 파티는 다시 열 수 없습니다')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: /사유/ }), '현금 거래를 권합니다.');
  await press('파티 닫기');
  const body = { reason: '현금 거래를 권합니다.' };
  await expect.poll(() => closed.map((call) => [call.params.id, call.body])).toEqual([['12', body]]);
  await expect.element(page.getByText('파티 12번을 닫았습니다.')).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: '닫힌 파티' }));
  await expect.element(page.getByRole('complementary', { name: '파티 11' })).toBeVisible();
  expect(page.getByRole('button', { name: /파티 닫기/ }).elements()).toEqual([]);
});

it.each([
  ['id=12', '파티 12번만'],
  ['profileId=6', '회원 6의 파티만'],
])('a link with %s shows those parties alone, beside the way to all of them', async (query, text) => {
  const read = answering(listAllParties, () => [party(12, '국내 흉가 2층')]);
  await show(<PartiesScreen />, { at: `${PATH}?${query}&open=12` });
  await expect.element(page.getByRole('complementary', { name: '파티 12' })).toBeVisible();
  expect(read.map((call) => call.query.toString())).toEqual([`limit=50&${query}`]);
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByRole('link', { name: '전체 보기' })).toHaveAttribute('href', PATH);
});
