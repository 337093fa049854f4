import type { SettingValues } from '#features/shell/settings/setting.contract.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import type { ActEffect } from '../acts/act-effect.ts';
import { momentText } from '../table/moment.labels.ts';

export type Maintenance = SettingValues['maintenance'];
export type MaintenanceState = 'off' | 'now' | 'planned';

interface MaintenanceChoice {
  readonly mode: MaintenanceState;
  /** ISO 8601; of a planned one. */
  readonly from: string;
  readonly hasEnd: boolean;
  readonly until: string;
  readonly message: string;
}

/** Hours of a day in Seoul at which a planned one usually begins and ends. */
const USUAL_HOURS = [6, 10] as const;

export function maintenanceState({ from, until }: Maintenance, now: number): MaintenanceState {
  if (from === null || (until !== null && Date.parse(until) <= now)) return 'off';
  return Date.parse(from) <= now ? 'now' : 'planned';
}

/** The values that a form shows of a stored maintenance; what it leaves open is tomorrow morning. */
export function toMaintenanceChoice(value: Maintenance, now: number): MaintenanceChoice {
  const mode = maintenanceState(value, now);
  const tomorrow = startOfSeoulDay(seoulDay(now + DAY_MS)).getTime();
  const [from, until] = USUAL_HOURS.map((hour) => new Date(tomorrow + hour * HOUR_MS).toISOString());
  return {
    mode,
    from: (mode === 'off' ? null : value.from) ?? from ?? '',
    hasEnd: mode === 'off' || value.until !== null,
    until: (mode === 'off' ? null : value.until) ?? until ?? '',
    message: value.message,
  };
}

/** A maintenance that runs already goes on from its own beginning. */
export function toMaintenance(choice: MaintenanceChoice, stored: Maintenance, now: number): Maintenance {
  const { mode, message } = choice;
  if (mode === 'off') return { from: null, until: null, message };
  const begun = maintenanceState(stored, now) === 'now' ? stored.from : null;
  return {
    from: mode === 'planned' ? choice.from : (begun ?? new Date(now).toISOString()),
    until: choice.hasEnd ? choice.until : null,
    message,
  };
}

const CLOSED = '운영자가 아니면 점검 페이지만 보입니다. 열려 있던 페이지도 바로 바뀝니다';

/** Names what the press does to everybody. */
export function listMaintenanceEffects(next: Maintenance, stored: Maintenance, now: number): ActEffect[] {
  const [state, was] = [maintenanceState(next, now), maintenanceState(stored, now)];
  const { from, until } = next;
  if (state === 'off' || from === null) {
    if (was === 'now') return ['사이트가 바로 모두에게 다시 열립니다'];
    return was === 'planned' ? ['예약한 점검과 남은 시간 알림이 없어집니다'] : [];
  }
  const ending =
    until === null
      ? '직접 끌 때까지 점검이 계속됩니다'
      : `${momentText(until)}에 저절로 끝납니다. 먼저 끄거나 늘릴 수 있습니다`;
  const end = { kind: 'time', text: ending } as const;
  if (state === 'now') return [{ kind: 'stop', text: `${was === 'now' ? '지금처럼' : '바로'} ${CLOSED}` }, end];
  const warnedAt = Date.parse(from) - HOUR_MS;
  return [
    {
      kind: 'notify',
      text: `${warnedAt <= now ? '바로' : `${momentText(warnedAt)}부터`} 모든 페이지에 남은 시간을 알립니다`,
    },
    { kind: 'stop', text: `${momentText(from)}부터 ${CLOSED}` },
    end,
  ];
}

/** Label of the button, which says all of it. */
export function maintenanceLabel(next: Maintenance, stored: Maintenance, now: number): string {
  const [state, was] = [maintenanceState(next, now), maintenanceState(stored, now)];
  if (state === 'planned' && next.from !== null) return `${momentText(next.from)} 점검 예약`;
  if (state === 'now') {
    if (was === 'now') return '점검 내용 저장';
    const end = next.until === null ? '직접 끌 때까지' : `${momentText(next.until)}까지`;
    return `지금 사이트를 닫고 ${end} 점검`;
  }
  if (was === 'now') return '점검을 끝내고 사이트 열기';
  return was === 'planned' ? '점검 예약 취소' : '안내 문구 저장';
}
