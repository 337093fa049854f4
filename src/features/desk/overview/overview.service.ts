import type { Operator } from '#features/people/access/actor.ts';
import { listAudit } from '#features/people/audit/audit.service.ts';
import { readAuditCheck } from '#features/people/audit/audit-check.service.ts';
import { countRefusals } from '#features/people/security-log/security-log.service.ts';
import { readLastVisits } from '#features/shell/visits/visit.service.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { remembered } from '#platform/clock/remembered.ts';
import { databaseBytes } from '#platform/database/database-size.ts';
import type { Db } from '#platform/database/db.ts';
import { findProcesses } from '#platform/processes/process-rows.ts';
import type { BackupStatus } from '#shared/backup-status.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { countDay } from './day-counts.service.ts';
import { type Overview, type ProcessOfSite, VISIT_DAYS } from './overview.contract.ts';
import { listSoon } from './soon.service.ts';
import { countWaiting, listFirst, mayDecide } from './waiting.service.ts';

const ACTS = 10;

export interface OverviewSources {
  db: Db;
  clock: Clock;
  /** Operators by configuration. */
  operatorUserIds: readonly string[];
  /** Whether this site signs people in itself. */
  hasSignIns: boolean;
  backupStatus(): Promise<BackupStatus>;
  /** The lowest level that may open a page of the desk; null: there is no such page. */
  levelOf(path: string): OperatorLevel | null;
}

export interface OverviewReader {
  /** Everything, as far as the operator may open it. */
  read(operator: Operator): Promise<Overview>;
  /** Only the numbers of the menu, for other pages. */
  waiting(operator: Operator): Promise<Overview['waiting']>;
}

/** A process has one: costly numbers are counted once a minute for all operators. */
export function createOverviewReader(sources: OverviewSources): OverviewReader {
  const { db, clock, operatorUserIds, hasSignIns, backupStatus, levelOf } = sources;
  const minute = { clock, forMs: MINUTE_MS };
  const readDay = remembered(minute, (now) => countDay(db, { now, hasSignIns }));
  const readVisits = remembered(minute, (now) => readLastVisits(db, { today: seoulDay(now), days: VISIT_DAYS }));
  const readSize = remembered(minute, () => databaseBytes(db));
  const readRefusals = remembered(minute, (now) => countRefusals(db, now));

  async function readSite() {
    const [day, visits, processes, bytes, refusals, backup, check] = await Promise.all([
      readDay(),
      readVisits(),
      findProcesses(db),
      readSize(),
      readRefusals(),
      backupStatus(),
      readAuditCheck(db),
    ]);
    const audit = check && { verifiedAt: check.verifiedAt, isIntact: check.isIntact };
    return { day, visits, processes: processes.map(toProcess), databaseBytes: bytes, refusals, backup, audit };
  }

  return {
    async read(operator) {
      const scope = { now: clock.now(), operatorUserIds };
      const [waiting, first, site, soon, acts] = await Promise.all([
        countWaiting(db, operator, scope),
        listFirst(db, operator, scope),
        mayDecide(operator) ? readSite() : {},
        listSoon(db, operator, { now: scope.now, levelOf }),
        listAudit({ db, actor: operator }, { limit: ACTS }),
      ]);
      return { waiting, first, ...site, soon, acts };
    },
    waiting: (operator) => countWaiting(db, operator, { now: clock.now(), operatorUserIds }),
  };
}

function toProcess({
  startedAt,
  seenAt,
  ...process
}: Awaited<ReturnType<typeof findProcesses>>[number]): ProcessOfSite {
  return { ...process, startedAt: startedAt.toISOString(), seenAt: seenAt.toISOString() };
}
