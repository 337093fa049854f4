import { HOUR_MS } from '#shared/durations.ts';
import { formatTime } from '#shared/korean/dates.ts';
import { type BossTimer, dueAt } from './boss-timer.rules.ts';

const SECOND_MS = 1000;

export function spanText(minutes: number): string {
  if (minutes < 60) return `${minutes}분`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 === 0 ? `${hours}시간` : `${hours}시간 ${minutes % 60}분`;
  return hours % 24 === 0 ? `${hours / 24}일` : `${Math.floor(hours / 24)}일 ${hours % 24}시간`;
}

/** Shows seconds only in the last hour, so that other rows change once a minute. */
export function countdownText(remaining: number): string {
  if (remaining <= 0) {
    const minutes = Math.floor(-remaining / 60_000);
    return minutes === 0 ? '지금' : `${spanText(minutes)} 지남`;
  }
  if (remaining >= HOUR_MS) return spanText(Math.ceil(remaining / 60_000));
  const seconds = Math.ceil(remaining / SECOND_MS);
  if (seconds === 3600) return '1시간';
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function knownText({ killedAt, respawnMinutes }: BossTimer): string {
  const killed = killedAt === null ? '잡은 시각 없음' : `${formatTime(killedAt)}에 잡음`;
  return `${killed} · ${respawnMinutes === null ? '리젠 모름' : `${spanText(respawnMinutes)}마다`}`;
}

export function dueText(timer: BossTimer): string | null {
  const due = dueAt(timer);
  return due === null ? null : `${formatTime(due)}쯤`;
}

export function boardLines(timers: readonly BossTimer[]): string {
  return timers
    .map((timer) => {
      const due = dueText(timer);
      return `${timer.name}${timer.note && ` (${timer.note})`}: ${knownText(timer)}${due ? ` → ${due}` : ''}`;
    })
    .join('\n');
}
