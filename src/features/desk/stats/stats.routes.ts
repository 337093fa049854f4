import { Readable } from 'node:stream';
import type { FeatureApp } from '#features/people/access/access.hook.ts';
import { answer } from '#platform/answers/answer.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { mount } from '#platform/http/mount.ts';
import { getStats, getStatsFile } from './stats.contract.ts';
import { readStats } from './stats.service.ts';
import { toCsv } from './stats-file.rules.ts';

interface StatsContext {
  operatorUserIds: readonly string[];
  /** Null when an external provider signs people in. */
  signingKeys: unknown;
}

export function statsRoutes(app: FeatureApp, { operatorUserIds, signingKeys }: StatsContext): void {
  const options = (clock: Clock) => ({ now: clock.now(), operatorUserIds, hasSignIns: signingKeys !== null });
  mount(app, getStats, {}, ({ db, clock }, { query }) => readStats(db, query, options(clock)));
  mount(app, getStatsFile, {}, async ({ db, clock }, { query: { table, ...query } }) => {
    const stats = await readStats(db, query, options(clock));
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="baramnaru-${table}-${stats.from}-${stats.to}.csv"`,
    };
    return answer(Readable.from([toCsv(stats, table)]), { headers });
  });
}
