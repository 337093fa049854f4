import { DAY_KINDS, type Overview } from '#features/desk/overview/overview.contract.ts';
import type { AuditEntry } from '#features/people/audit/audit.contract.ts';
import { NO_BACKUPS } from '#shared/backup-status.ts';
import { siteProcess } from './site-process.ts';

/** Noon in Seoul of 30 November 2026. */
const NOON = Date.parse('2026-11-30T03:00:00Z');
const ago = (hours: number) => new Date(NOON - hours * 3_600_000).toISOString();

/** An overview in which there is something of everything. */
export function fullOverview(parts: Partial<Overview> = {}): Overview {
  return {
    waiting: {
      reports: { count: 7, oldestAt: ago(3.2) },
      inquiries: { count: 12, oldestAt: ago(2) },
      appeals: { count: 2, oldestAt: ago(26) },
      reviews: { count: 0, oldestAt: null },
      corrections: { count: 31, oldestAt: ago(0.9) },
      jobs: { count: 1, oldestAt: ago(1) },
    },
    first: [
      { kind: 'appeals', id: 4, title: '정지 7일 · 매의눈', by: '매의눈', at: ago(26), isUrgent: true },
      { kind: 'reports', id: 1039, title: '사기 · 바람도깨비', by: '한소금', at: ago(3.2), isUrgent: true },
      { kind: 'inquiries', id: 71, title: '닉네임을 바꿨는데 거래가 옛 이름', by: null, at: ago(2), isUrgent: false },
      { kind: 'jobs', id: 90, title: '알림 보내기', by: null, at: ago(1), isUrgent: false },
    ],
    day: Object.fromEntries(
      DAY_KINDS.map((kind, nth) => [
        kind,
        { hours: Array.from({ length: 24 }, (_, hour) => (hour * 7 + nth * 3) % 19), before: 190 + nth },
      ]),
    ),
    visits: Array.from({ length: 14 }, (_, nth) => ({
      day: new Date(NOON - (13 - nth) * 86_400_000).toISOString().slice(0, 10),
      visitors: nth === 13 ? 1842 : 2500 + ((nth * 137) % 900),
      views: nth === 13 ? 9800 : 18_000 + nth * 100,
    })),
    processes: [siteProcess('a3f09c12'), siteProcess('77e1b04d', { connections: 1187, lagP99Ms: 11 })],
    databaseBytes: 3.2 * 1024 ** 3,
    refusals: { hour: 12, day: 340 },
    backup: { ...NO_BACKUPS, newestAt: ago(17) },
    audit: { verifiedAt: ago(0.1), isIntact: true },
    soon: [
      { kind: 'maintenance.begin', at: ago(-20), name: null, path: '/operator/site' },
      { kind: 'article.publish', at: ago(-30), name: '3차 승급 길잡이', path: '/operator/content/guides/7' },
    ],
    acts: [auditEntry(90), auditEntry(89)],
    ...parts,
  };
}

/** For whom nothing waits, on a site on which nothing has happened yet. */
export function emptyOverview(): Overview {
  return {
    waiting: { reports: { count: 0, oldestAt: null }, jobs: { count: 0, oldestAt: null } },
    first: [],
    day: Object.fromEntries(DAY_KINDS.map((kind) => [kind, { hours: Array<number>(24).fill(0), before: 0 }])),
    visits: [],
    processes: [],
    databaseBytes: 9_000_000,
    refusals: { hour: 0, day: 0 },
    backup: NO_BACKUPS,
    audit: null,
    soon: [],
    acts: [],
  };
}

function auditEntry(id: number): AuditEntry {
  return {
    id,
    at: ago(1),
    actor: 'command',
    action: 'report.handle',
    subject: `report:${id}`,
    detail: { status: 2, actions: ['suspend'] },
    reason: null,
    answer: null,
    note: null,
    actorName: null,
    subjectName: null,
    hash: 'c41e88a0'.repeat(8),
  };
}
