import { describe, expect, it } from 'vitest';
import {
  listMaintenanceEffects,
  type Maintenance,
  maintenanceLabel,
  maintenanceState,
  toMaintenance,
  toMaintenanceChoice,
} from './maintenance-setting.rules.ts';

const NOW = Date.parse('2026-11-30T12:00:00+09:00');
const inHours = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
const of = (from: number | null, until: number | null = null): Maintenance => ({
  from: from === null ? null : inHours(from),
  until: until === null ? null : inHours(until),
  message: '',
});

describe('a maintenance', () => {
  it.each([
    [of(null), 'off'],
    [of(-2, -1), 'off'],
    [of(-2, 0), 'off'],
    [of(0), 'now'],
    [of(-1, 1), 'now'],
    [of(1), 'planned'],
  ])('%j is %s', (value, state) => {
    expect(maintenanceState(value, NOW)).toBe(state);
  });

  it.each([
    [of(null), of(-1, 1), '점검을 끝내고 사이트 열기'],
    [of(null), of(1), '점검 예약 취소'],
    [of(null), of(null), '안내 문구 저장'],
    [of(0), of(null), '지금 사이트를 닫고 직접 끌 때까지 점검'],
    [of(-1, 2), of(null), '지금 사이트를 닫고 11월 30일 14:00까지 점검'],
    [of(-1, 2), of(-1), '점검 내용 저장'],
    [of(18, 22), of(null), '12월 1일 06:00 점검 예약'],
  ])('%j after %j is the button “%s”, whose effects are named', (next, stored, label) => {
    expect(maintenanceLabel(next, stored, NOW)).toBe(label);
    expect(listMaintenanceEffects(next, stored, NOW).length > 0).toBe(label !== '안내 문구 저장');
  });

  it('that is planned is announced an hour before, or at once where it begins sooner', () => {
    const [far] = listMaintenanceEffects(of(18, 22), of(null), NOW);
    const [near] = listMaintenanceEffects(of(0.5), of(null), NOW);
    const effect = (when: string) => ({ kind: 'notify', text: `${when} 모든 페이지에 남은 시간을 알립니다` });
    expect([far, near]).toEqual([effect('12월 1일 05:00부터'), effect('바로')]);
  });

  it('begins now and goes on from its own beginning, and what the form shows of it is what is stored', () => {
    const choice = { ...toMaintenanceChoice(of(null), NOW), mode: 'now' as const };
    expect(toMaintenance(choice, of(null), NOW)).toEqual({ ...of(0), until: '2026-12-01T01:00:00.000Z' });
    expect(toMaintenance({ ...choice, hasEnd: false }, of(-3, 1), NOW)).toEqual(of(-3));
    for (const stored of [of(null), of(-1, 3), of(-1), of(5, 6)])
      expect(toMaintenance(toMaintenanceChoice(stored, NOW), stored, NOW)).toEqual(stored);
  });
});
