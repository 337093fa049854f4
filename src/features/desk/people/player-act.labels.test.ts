import { expect, it } from 'vitest';
import { deskPlayer, sanction } from '#tests/support/desk-player.ts';
import { effectText } from '../acts/act-effect.ts';
import { suspensionEffects, suspensionLabel } from './player-act.labels.ts';
import { formerNamesText } from './player-row.labels.ts';
import { reportHref } from './report-href.ts';
import { sanctionName, sanctionState } from './sanction-row.labels.ts';

const NOW = Date.parse('2026-11-30T12:00:00+09:00');
const END = new Date('2026-12-20T21:40:00+09:00');
const LATER = new Date('2027-01-02T09:00:00+09:00');

it.each([
  [7, '', false, '7일 정지하기'],
  ['own', '2026-12-20T21:40', false, '12월 20일 21:40까지 정지하기'],
  ['own', '2027-01-02T09:00', false, '2027년 1월 2일 09:00까지 정지하기'],
  ['own', '', false, '정지하기'],
  [7, '', true, '정지를 12월 7일 12:00까지로 바꾸기'],
] as const)('the button of %s until %j says all of it', (length, until, isChange, label) => {
  expect(suspensionLabel({ length, until }, isChange, NOW)).toBe(label);
});

it('the effects name whom a suspension meets, and what it replaces', () => {
  const player = deskPlayer();
  const effects = suspensionEffects(player, { end: END, running: undefined, now: NOW }).map(effectText);
  expect(effects[0]).toBe('매의눈이 바로 정지되고 로그인된 기기 2대에서도 글을 쓸 수 없습니다');
  expect(effects).toContain('거래 중인 글 1개가 목록과 시세에서 빠지고, 풀리면 돌아옵니다');
  const running = LATER.toISOString();
  expect(suspensionEffects(player, { end: END, running, now: NOW }).map(effectText)[0]).toContain(
    '2027년 1월 2일 09:00까지인 지금 정지',
  );
});

it('a sanction is told by its length and its state', () => {
  const now = Date.now();
  const later = sanction(2, [1, 6]);
  const replaced = sanction(1, [2, 1], { endedAt: later.at });
  const lifted = sanction(3, [5, -2], { endedAt: new Date(now - 4 * 86_400_000).toISOString() });
  const all = [later, replaced, lifted];
  expect(all.map(sanctionName)).toEqual(['정지 7일', '정지 3일', '정지 3일']);
  expect(all.map((one) => sanctionState(one, all, now).replace(/,.*/, ''))).toEqual(['정지 중', '바뀜', '풀림']);
  const warning = sanction(4, [5, 360], { kind: 'warning' });
  expect(sanctionState(warning, [], now)).toMatch(/^유효, /);
  expect(sanctionState({ ...warning, endedAt: warning.at }, [], now)).toBe('취소됨');
});

it('a report is found in the list of its state, and many former names are counted', () => {
  expect(reportHref({ id: 7, status: 1 })).toBe('/operator/reports?open=7');
  expect(reportHref({ id: 7, status: 3 })).toBe('/operator/reports?status=3&open=7');
  const formerNames = ['가', '나', '다', '라', '마'].map((name) => ({ name, givenUpAt: '' }));
  expect(formerNamesText({ formerNames })).toBe('이전 이름 가, 나, 다 외 2개');
  expect(formerNamesText({ formerNames: [] })).toBe('');
});
