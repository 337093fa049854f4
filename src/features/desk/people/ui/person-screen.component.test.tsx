import 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { requestRename } from '#features/people/names/name.contract.ts';
import { addNote, endSessions, getPlayer } from '#features/people/players/player.contract.ts';
import { endWarning, warnPlayer } from '#features/people/sanctions/sanction.contract.ts';
import { endSuspension, suspendPlayer } from '#features/people/suspensions/suspension.contract.ts';
import { listSettings } from '#features/shell/settings/setting.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { NO_BACKUPS } from '#shared/backup-status.ts';
import { answering, Refusal } from '#tests/components/calls.ts';
import { TALL } from '#tests/components/faults.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { deskPlayer, sanction } from '#tests/support/desk-player.ts';
import { swept } from '#tests/support/desk-sweep.ts';
import { DeskFrame } from '../../frame/ui/desk-frame.tsx';
import { sweepPlayer } from '../../sweeps/sweep.contract.ts';
import type { DeskPlayer } from '../desk-player.ts';
import PersonScreen from './person-screen.tsx';

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Its days begin nowhere near. */
const NOON = new Date('2026-11-30T12:00:00+09:00');
const PATH = '/operator/people/3121';
const TEMPLATES = [
  { kind: 'suspend', name: '선거래 먹튀', text: '선불로 받고 물건을 주지 않았습니다.', days: [3, 30] },
  { kind: 'warn', name: '현금 거래', text: '현금 거래를 유도하는 글은 쓸 수 없습니다.' },
];
const SUSPENDED = { profileId: 3121, userId: null, name: '매의눈', reason: '', suspendedAt: '', isDeleted: false };
const SUCCESS = { success: true } as const;

let player: DeskPlayer;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 2, isOperator: true });
  player = deskPlayer();
  answering(getPlayer, () => player);
  answering(listSettings, () => [
    { name: 'reasonTemplates' as const, value: TEMPLATES, version: 0, by: null, at: null },
  ]);
});

afterEach(() => {
  vi.useRealTimers();
});

const Screen = () => <PersonScreen params={{ id: '3121' }} pathOf={() => undefined} />;

async function open() {
  const shown = await show(<Screen />, { at: PATH });
  await expect.element(page.getByRole('heading', { level: 1, name: '매의눈' })).toBeVisible();
  return shown;
}

const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name, exact: true }));
const choose = (name: string) => userEvent.click(page.getByText(name, { exact: true }).first());
const reason = page.getByRole('textbox', { name: /사유/ });
const act = page.getByRole('region', { name: '제재', exact: true });

it('a suspension is set with the length that the template proposes, shown as its player will read it', async () => {
  player = deskPlayer({ sanctions: [sanction(1, [60, -50])] });
  const calls = answering(suspendPlayer, ({ body }) => ({ ...SUSPENDED, until: String(body?.until) }));
  await open();
  await press('선거래 먹튀');
  await expect.element(page.getByText(/최근 1년 제재 1회, 30일을 제안합니다/)).toBeVisible();
  const preview = page.getByRole('region', { name: '본인에게 보이는 화면' });
  await expect.element(preview.getByText('이용이 정지되었습니다.')).toBeVisible();
  await expect.element(preview.getByText('2026년 12월 30일 오전 11:59')).toBeVisible();
  await expect.element(preview.getByText(TEMPLATES[0]?.text ?? '')).toBeVisible();
  await expect.element(act.getByText('12월 30일 11:59에 저절로 풀립니다')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '30일 정지하기' })).toBeVisible();
  await userEvent.click(reason);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const body = { profileId: 3121, until: '2026-12-30T02:59:00.000Z', reason: TEMPLATES[0]?.text, current: null };
  await expect.poll(() => calls.map((call) => call.body)).toEqual([body]);
  await expect.element(page.getByText('12월 30일 11:59까지 정지했습니다.')).toBeVisible();
  await expect.element(reason).toHaveValue('');
});

it('another end beyond 30 days is an administrator’s, and what is typed survives a reload', async () => {
  const first = await open();
  await choose('직접');
  await userEvent.selectOptions(page.getByRole('combobox', { name: '해제하는 해' }), '2027년');
  await userEvent.fill(reason, '되풀이한 사기');
  await press(/2027년 12월 7일 12:00까지 정지하기/);
  await expect.element(page.getByText('30일이 넘는 정지는 관리자만 할 수 있습니다.')).toBeVisible();
  await first.unmount();
  await open();
  await expect.element(reason).toHaveValue('되풀이한 사기');
  await expect.element(page.getByRole('combobox', { name: '해제하는 해' })).toHaveValue('2027');
});

it('a suspension that another operator set meanwhile is told, and nothing that was typed is lost', async () => {
  const theirs = sanction(5, [0, 3], { at: NOON.toISOString(), reason: '먼저 본 사기' });
  const data = {
    reason: 'CHANGED',
    suspension: { suspendedAt: theirs.at, until: theirs.until, reason: theirs.reason },
  };
  const calls = answering(suspendPlayer, (_, nth) =>
    nth === 0 ? new Refusal('CONFLICT', { data }) : { ...SUSPENDED, until: theirs.until },
  );
  await open();
  await userEvent.fill(reason, '도배');
  player = deskPlayer({ sanctions: [theirs] });
  await press('7일 정지하기');
  await expect
    .element(page.getByText(/다른 운영자가 그사이 12월 3일 12:00까지 정지했습니다. 사유: “먼저 본 사기”/))
    .toBeVisible();
  await expect.element(reason).toHaveValue('도배');
  await press('정지를 12월 7일 12:00까지로 바꾸기');
  await expect.poll(() => calls.map(({ body }) => body?.current)).toEqual([null, theirs.at]);
});

it('a running suspension is lifted with a reason, unless it ends too late for the operator', async () => {
  player = deskPlayer({ sanctions: [sanction(5, [1, 6])] });
  const calls = answering(endSuspension, () => SUCCESS);
  const first = await open();
  await choose('해제');
  await userEvent.fill(reason, '오해였음');
  await press('정지 풀기');
  const body = { reason: '오해였음', current: player.sanctions[0]?.at };
  await expect.poll(() => calls.map((call) => call.body)).toEqual([body]);
  await expect.element(page.getByText('정지를 풀었습니다.')).toBeVisible();
  await first.unmount();
  queryClient.clear();
  player = deskPlayer({ sanctions: [sanction(6, [1, 40])] });
  await open();
  await expect.element(act.getByText('30일 넘게 남은 정지는 관리자만 바꾸거나 풉니다.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '경고하기' })).toBeVisible();
  expect(act.getByText('해제', { exact: true }).elements()).toEqual([]);
});

it('a player is warned as he will read it, and the warning is taken back', async () => {
  const made = sanction(8, [0, 365], { kind: 'warning', reason: '도배' });
  const warned = answering(warnPlayer, () => {
    player = deskPlayer({ warnings: 1, sanctions: [made] });
    return made;
  });
  const ended = answering(endWarning, () => SUCCESS);
  await open();
  await choose('경고');
  await press('현금 거래');
  await expect.element(act.getByText('운영자가 경고했습니다.')).toBeVisible();
  await press('경고하기');
  await expect.poll(() => warned.map(({ body }) => body?.reason)).toEqual([TEMPLATES[1]?.text]);
  await expect.element(page.getByText('경고했습니다.', { exact: true })).toBeVisible();
  await press('경고 취소');
  await userEvent.fill(reason, '오해');
  await press('경고 취소하기');
  await expect.poll(() => ended.map(({ params, body }) => [params.warningId, body?.reason])).toEqual([['8', '오해']]);
});

it('the name is asked to be changed, the sessions are ended, and a note is left', async () => {
  const renamed = answering(requestRename, () => SUCCESS);
  const signedOut = answering(endSessions, () => SUCCESS);
  const [note] = player.notes;
  const notes = answering(addNote, () => note ?? new Refusal('NOT_FOUND'));
  await open();
  await press('이름 변경');
  await userEvent.fill(reason, '욕설이 든 이름');
  const notice = page.getByRole('region', { name: '본인에게 가는 알림' });
  await expect.element(notice.getByText(/이름을 바꾸어 달라고 합니다. 사유: 욕설이 든 이름/)).toBeVisible();
  await press('이름 변경 요청하기');
  await expect.poll(() => renamed.map(({ body }) => body?.reason)).toEqual(['욕설이 든 이름']);
  await press('로그아웃시키기');
  await userEvent.fill(reason, '빼앗긴 계정');
  await press('모든 기기에서 로그아웃시키기');
  await expect.poll(() => signedOut.map(({ body }) => body?.reason)).toEqual(['빼앗긴 계정']);
  await userEvent.fill(page.getByRole('textbox', { name: /메모/ }), '지켜볼 것');
  await press('메모 추가');
  await expect.poll(() => notes.map(({ body }) => body)).toEqual([{ text: '지켜볼 것' }]);
  await expect.element(page.getByRole('textbox', { name: /메모/ })).toHaveValue('');
});

it.each([
  ['an operator', { isOperator: true }, '운영자에게는 할 수 없습니다.'],
  ['oneself', { userId: '00000000-0000-4000-8000-000000000001' }, '자기 자신에게는 할 수 없습니다.'],
])('nothing is offered to do to %s', async (_, changes, words) => {
  player = deskPlayer({ ...changes, sanctions: [sanction(8, [0, 365], { kind: 'warning' })] });
  await open();
  await expect.element(act.getByText(words)).toBeVisible();
  const offered = page.getByRole('main').getByRole('button').elements();
  expect(
    offered
      .map(({ textContent }) => textContent)
      .filter((text) => /변경|로그아웃|취소|지우기|추가|정지|경고/.test(text ?? '')),
  ).toEqual([]);
});

it('what is known of a player leads to its rows: reports both ways, trades, prices left out', async () => {
  await open();
  await expect
    .element(page.getByRole('link', { name: '1187', exact: true }))
    .toHaveAttribute('href', '/operator/reports?open=1187');
  await expect.element(page.getByRole('link', { name: '한소금' })).toHaveAttribute('href', '/operator/people/5');
  await press('낸 신고 0');
  await expect.element(page.getByText('낸 신고가 없습니다.')).toBeVisible();
  await press('시세 제외 1');
  await expect.element(page.getByText(/시세 제외: 꾸민 값/)).toBeVisible();
  expect(page.getByRole('link', { name: '용의비늘' }).elements()).toHaveLength(1);
});

it('a player who is gone is said to be gone', async () => {
  answering(getPlayer, () => new Refusal('NOT_FOUND', { message: '캐릭터를 찾을 수 없습니다.' }));
  await show(<Screen />, { at: PATH });
  await expect.element(page.getByText('회원을 불러오지 못했습니다.')).toBeVisible();
  await expect.element(page.getByText('캐릭터를 찾을 수 없습니다.')).toBeVisible();
});

it.each([1440, 960, 390])('the page of a player has no fault of access at %i', async (width) => {
  await page.viewport(width, TALL);
  player = deskPlayer({ warnings: 1, sanctions: [sanction(5, [1, 6]), sanction(4, [9, 356], { kind: 'warning' })] });
  const overview = { waiting: {}, first: [], acts: [], backup: NO_BACKUPS };
  await show(
    <DeskFrame level={2} at={NOON.toISOString()} overview={overview} current="/operator/people">
      <Screen />
    </DeskFrame>,
    { at: PATH },
  );
  await expect.element(page.getByRole('heading', { level: 1, name: '매의눈' })).toBeVisible();
  await userEvent.fill(reason, '도배');
  const isFit = async () => {
    const { violations } = await window.axe.run(document, { runOnly: WCAG });
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  };
  await isFit();
  answering(sweepPlayer, () => ({ sweepId: null, changed: swept({ trades: 6, shouts: 14 }) }));
  await userEvent.click(act.getByText('일괄 정리', { exact: true }).first());
  await userEvent.click(page.getByRole('checkbox', { name: /외침 숨기고/ }));
  await userEvent.click(act.getByText('정지', { exact: true }));
  await expect.element(page.getByText('14개 보기')).toBeVisible();
  await isFit();
});
