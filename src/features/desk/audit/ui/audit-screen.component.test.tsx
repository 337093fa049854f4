import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type AuditEntry, type CheckedAudit, listAudit, verifyAudit } from '#features/people/audit/audit.contract.ts';
import { listOperators } from '#features/people/operators/operator.contract.ts';
import { type FoundPlayer, listPlayers } from '#features/people/players/player.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, type Call, Refusal } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { deskOperator } from '#tests/support/desk-operator.ts';
import { NOON } from '#tests/support/desk-settings.ts';
import AuditScreen from './audit-screen.tsx';

const PATH = '/operator/audit';
const HASH = '9f2c41d07be3'.repeat(6).slice(0, 64);
let lists: readonly Call<typeof listAudit>[];

const entry: AuditEntry = {
  id: 90,
  at: '2026-11-30T02:00:00.000Z',
  actor: 'command',
  action: 'setting.change',
  subject: 'setting:brake',
  detail: { version: 2, before: { until: null }, after: { until: '2026-12-01T00:00:00.000Z' } },
  reason: null,
  answer: null,
  note: null,
  actorName: null,
  subjectName: null,
  hash: HASH,
};
const checked: CheckedAudit = {
  verifiedAt: '2026-11-30T03:00:00.000Z',
  isIntact: true,
  lastId: 14_212,
  lastHash: HASH,
  brokenAt: null,
  issue: null,
  previous: { verifiedAt: '2026-11-29T19:20:00.000Z', isIntact: true, lastId: 14_100, lastHash: HASH },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  queryClient.clear();
  signedIn({ operatorLevel: 1, isOperator: true });
  lists = answering(listAudit, () => [entry]);
  answering(listOperators, () => [deskOperator(3, '솔개')]);
});

afterEach(() => {
  vi.useRealTimers();
});

async function open(at = PATH) {
  await show(<AuditScreen />, { at });
  await expect.element(page.getByRole('row', { name: /신규 회원 쓰기 제한/ })).toBeVisible();
}
/** Its label names other choices too. */
const actors = () => document.querySelector('select[name="actor"]');
const newest = () => Object.fromEntries(lists.at(-1)?.query ?? []);

it('the filters of the address are asked of the server, and a change of one stays in the address', async () => {
  const { userId } = deskOperator(3, '솔개');
  await open(`${PATH}?action=setting.change&subject=점검&days=7`);
  expect(newest()).toEqual({
    limit: '50',
    action: 'setting.change',
    subject: 'setting:maintenance',
    from: '2026-11-23T15:00:00.000Z',
  });
  await expect.element(page.getByRole('option', { name: '솔개' })).toBeInTheDocument();
  await userEvent.selectOptions(page.elementLocator(actors() as Element), `user:${userId}`);
  await expect.poll(() => newest().actor).toBe(`user:${userId}`);
  expect(newest().action).toBe('setting.change');
  expect(location.search).toContain('subject=');
});

it('a person is found by name, and nobody has done anything to one who does not exist', async () => {
  answering(listPlayers, ({ query }) =>
    query.get('q') === '무쇠팔' ? [{ profileId: 12, name: '무쇠팔' } as FoundPlayer] : [],
  );
  await open(`${PATH}?subject=무쇠팔`);
  expect(newest().subject).toBe('profile:12');
  const { length } = lists;
  await userEvent.fill(page.getByRole('searchbox', { name: '대상' }), '없는사람');
  await expect.element(page.getByText('이 조건의 기록이 없습니다.')).toBeVisible();
  expect(lists.length).toBe(length);
});

it('the chain is verified when it is wanted, with the last night beside it', async () => {
  const checks = answering(verifyAudit, (_, nth) =>
    nth === 0 ? checked : { ...checked, isIntact: false, brokenAt: 8, issue: 'content' as const },
  );
  await open();
  expect(checks).toEqual([]);
  const chain = page.getByRole('region', { name: '기록의 확인' });
  await userEvent.click(chain.getByRole('button', { name: '지금 확인' }));
  await expect.element(chain.getByText('기록이 처음부터 이어져 있습니다')).toBeVisible();
  await expect.element(chain.getByText('14,212줄 · 12:00 확인', { exact: false })).toBeVisible();
  await expect.element(chain.getByText('지난 확인: 이어짐, 14,100줄 · 04:20 확인')).toBeVisible();
  await userEvent.click(chain.getByRole('button', { name: '지금 확인' }));
  await expect.element(chain.getByText('기록이 8번 줄에서 끊겼습니다: 줄의 내용이 바뀌었습니다')).toBeVisible();
  await expect.element(chain.getByRole('link', { name: '내보내기' })).toHaveAttribute('href', `/api${PATH}/export`);
});

it('a check that fails says so, and leaves the button', async () => {
  answering(verifyAudit, () => new Refusal('FORBIDDEN', { message: '관리자만 할 수 있습니다.' }));
  await open();
  await userEvent.click(page.getByRole('button', { name: '지금 확인' }));
  await expect.element(page.getByText('확인하지 못했습니다. 관리자만 할 수 있습니다.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '지금 확인' })).toBeEnabled();
});

it('an act shows what was before and after, and leads to its subject', async () => {
  await open(`${PATH}?open=90`);
  const panel = page.getByRole('complementary', { name: '기록 90' });
  await expect.element(panel.getByRole('row', { name: /^끝/ })).toHaveTextContent('끝없음2026년 12월 1일 오전 9:00');
  await expect.element(panel.getByRole('link', { name: '대상으로 가기' })).toHaveAttribute('href', '/operator/site');
});

it('operators below administrator see their own acts, and neither chain nor others to choose', async () => {
  signedIn({ operatorLevel: 3, isOperator: true });
  await open();
  await expect.element(page.getByText('내가 한 일만 보입니다')).toBeVisible();
  expect(page.getByRole('button', { name: '지금 확인' }).elements()).toEqual([]);
  expect(actors()).toBeNull();
});
