import { expect, it } from 'vitest';
import { sanction } from '#tests/support/desk-player.ts';
import { effectText } from '../acts/act-effect.ts';
import {
  changedText,
  lengthNote,
  lengthText,
  sanctionAct,
  sanctionEffects,
  sanctionShort,
} from './suspension.labels.ts';

const NOW = Date.parse('2026-11-30T12:00:00+09:00');
const END = '2026-12-20T21:40';
const own = { length: 'own' as const, until: END };
const week = { length: 7 as const, until: '' };
const template = { kind: 'suspend' as const, name: '먹튀', text: '먹튀를 확인했습니다.', days: [3, 30] };

it('a length is told in days, or by its end', () => {
  expect([week, own, { ...own, until: '' }].map((chosen) => lengthText(chosen, NOW))).toEqual([
    '7일',
    '12월 20일 21:40까지',
    '',
  ]);
});

it('the note below a length says its end, what came before, and why another one is proposed', () => {
  const sanctions = [sanction(1, [9, 1])];
  const now = Date.now();
  expect(lengthNote(own, { sanctions: undefined, template, now: NOW })).toBe(
    '12월 20일 21:40까지 · 30일이 넘으면 관리자만',
  );
  expect(lengthNote(week, { sanctions, template: undefined, now })).toMatch(/까지 · 최근 1년 제재 1회 · 30일이/);
  expect(lengthNote(week, { sanctions, template, now })).toContain('최근 1년 제재 1회, 30일을 제안합니다');
});

it('a sanction is told to whom it happens, and in the button', () => {
  const effects = (chosen: object) =>
    sanctionEffects('매의눈', { sanction: 'suspend', ...week, ...chosen }, NOW).map(effectText)[0];
  expect(effects({})).toBe('매의눈이 바로 정지되고 7일 뒤에 풀립니다');
  expect(effects(own)).toBe('매의눈이 바로 12월 20일 21:40까지 정지됩니다');
  expect(effects({ sanction: 'warn' })).toContain('매의눈이 경고와 사유를 받습니다');
  expect(effects({ sanction: 'none' })).toBeUndefined();
  const acts = (['none', 'warn', 'suspend'] as const).map((one) => sanctionAct({ sanction: one, ...week }, NOW));
  expect(acts).toEqual([[], ['경고하고'], ['7일 정지하고']]);
  const shorts = (['none', 'warn', 'suspend'] as const).map((one) => sanctionShort({ sanction: one, ...week }, NOW));
  expect(shorts).toEqual([[], ['경고'], ['7일 정지']]);
});

it('what another operator set meanwhile is told with its end and reason', () => {
  const suspension = { suspendedAt: '', until: '2026-12-20T12:40:00.000Z', reason: '먹튀', by: null };
  expect(changedText({ reason: 'CHANGED', suspension }, NOW)).toMatch(
    /^다른 운영자가 그사이 12월 20일 21:40까지 정지했습니다. 사유: “먹튀”/,
  );
  expect(changedText({ reason: 'CHANGED', suspension: null }, NOW)).toMatch(/^그사이 정지가 풀렸습니다/);
  expect([changedText({ reason: 'CHANGED' }, NOW), changedText({ reason: 'HANDLED' }, NOW)]).toEqual([
    undefined,
    undefined,
  ]);
});
