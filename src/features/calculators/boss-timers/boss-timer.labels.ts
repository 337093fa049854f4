import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { formatTime } from '#shared/korean/dates.ts';
import { type BossTimer, dueAt, type KnownRespawn, MAX_TIMERS } from './boss-timer.rules.ts';
import type { RespawnKind } from './reported-respawns.facts.ts';

export const NAME_ISSUE = '보스 이름을 적어 주세요.';
export const MOMENT_ISSUE = '21:05나 5분 전처럼 적어 주세요.';
export const RESPAWN_ISSUE = '3시간, 90분처럼 1분부터 7일까지로 적어 주세요.';
export const FULL_ERROR = `타이머는 ${MAX_TIMERS}개까지 둘 수 있습니다. 하나를 지우고 추가해 주세요.`;

const SECOND_MS = 1000;

/** Names of the kinds of sources that report respawn times. */
export const RESPAWN_KIND_LABELS: Readonly<Record<RespawnKind, string>> = {
  press: '언론 기사',
  'guild-tool': '문파 도구',
};

export function spanText(minutes: number): string {
  if (minutes < 60) return `${minutes}분`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 === 0 ? `${hours}시간` : `${hours}시간 ${minutes % 60}분`;
  return hours % 24 === 0 ? `${hours / 24}일` : `${Math.floor(hours / 24)}일 ${hours % 24}시간`;
}

/** Shows seconds only in the last hour, so that other rows change once a minute. */
export function countdownText(remaining: number): string {
  if (remaining <= 0) return '리젠됨';
  if (remaining >= HOUR_MS) return spanText(Math.ceil(remaining / 60_000));
  const seconds = Math.ceil(remaining / SECOND_MS);
  if (seconds === 3600) return '1시간';
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Returns null until a minute after the respawn. */
export function overdueText(remaining: number): string | null {
  const minutes = Math.floor(-remaining / MINUTE_MS);
  return minutes < 1 ? null : `${spanText(minutes)} 지남`;
}

/** @param known reported respawn of this boss; it is used only while the timer has the same time */
export function knownText({ killedAt, respawnMinutes }: BossTimer, known: KnownRespawn | null = null): string {
  const killed = killedAt === null ? '잡은 시각 없음' : `${formatTime(killedAt)}에 잡음`;
  if (respawnMinutes === null) return `${killed} · 리젠 모름`;
  return `${killed} · ${known?.minutes === respawnMinutes ? `리젠 ${known.words}` : `${spanText(respawnMinutes)}마다`}`;
}

/** Returns `오후 11:00쯤`, or `오후 11:00~오전 1:00` for a range; null: no time is known. */
export function dueText(timer: BossTimer, known: KnownRespawn | null = null): string | null {
  const due = dueAt(timer);
  if (due === null) return null;
  if (known?.latest == null || known.minutes !== timer.respawnMinutes) return `${formatTime(due)}쯤`;
  return `${formatTime(due)}~${formatTime(due + (known.latest - known.minutes) * MINUTE_MS)}`;
}

export function boardLines(timers: readonly BossTimer[]): string {
  return timers
    .map((timer) => {
      const due = dueText(timer);
      return `${timer.name}${timer.note && ` (${timer.note})`}: ${knownText(timer)}${due ? ` → ${due}` : ''}`;
    })
    .join('\n');
}
