import { warningEnd } from '#features/people/sanctions/sanction.rules.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { SampleCast } from './sample-cast.ts';
import type { SampleReport } from './sample-reports.ts';

/** Players are indices of the sample players, times milliseconds. */
export interface SampleSanction {
  kind: 'suspension' | 'warning';
  player: number;
  at: number;
  until: number;
  endedAt: number | null;
  reason: string;
  report: SampleReport | null;
}

const LONG_DAYS = 90;

/** What followed the decided reports, and some without a report; oldest first. */
export function sampleSanctions(
  { appellant, spammer, crowd }: SampleCast,
  reports: readonly SampleReport[],
  now: Date,
): SampleSanction[] {
  const daysAgo = (days: number) => now.getTime() - days * DAY_MS;
  const warning = (player: number, days: number, reason: string) => toWarning({ player, at: daysAgo(days), reason });
  const suspension = { kind: 'suspension', endedAt: null, report: null } as const;
  return [
    ...reports.flatMap(followed),
    warning(appellant, 200, '거래를 자주 어김'),
    warning(spammer, 40, '같은 글을 되풀이함'),
    {
      ...suspension,
      player: crowd.at(-2) ?? 0,
      at: daysAgo(8),
      until: daysAgo(8 - LONG_DAYS),
      reason: '정지를 피해 다시 가입함',
    },
    { ...suspension, player: spammer, at: daysAgo(100), until: daysAgo(97), reason: '거래 목록을 도배함' },
  ].sort((one, other) => one.at - other.at);
}

function toWarning({ player, at, reason }: Pick<SampleSanction, 'player' | 'at' | 'reason'>): SampleSanction {
  const until = warningEnd(new Date(at)).getTime();
  return { kind: 'warning', player, at, until, endedAt: null, reason, report: null };
}

function followed(report: SampleReport): SampleSanction[] {
  const { reported, decision } = report;
  if (reported === null || decision === null) return [];
  const { at, reason, actions, suspendedDays, endedAfter } = decision;
  const endedAt = endedAfter === null ? null : at + endedAfter * DAY_MS;
  const warned = { ...toWarning({ player: reported, at, reason }), endedAt, report };
  if (actions.includes('warn')) return [warned];
  if (suspendedDays === null) return [];
  return [{ ...warned, kind: 'suspension', until: at + suspendedDays * DAY_MS }];
}
