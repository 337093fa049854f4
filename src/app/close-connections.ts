import { listOperatorIds } from '#features/people/operators/all-operators.service.ts';
import { MAINTENANCE_ON, type MaintenanceStart, siteTopic } from '#features/shell/settings/site.topics.ts';
import type { Config } from '#platform/config/config.schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { LiveHub } from '#platform/live/live-hub.ts';

interface ClosingSite {
  db: Db;
  hub: Pick<LiveHub, 'dismiss'>;
  config: Pick<Config, 'operatorUserIds'>;
}

/** Ends the live connections of all but operators when a maintenance begins, those of the signed-out first. */
export async function closeConnections({ db, hub, config }: ClosingSite, until: Date | null): Promise<void> {
  const start: MaintenanceStart = { until: until?.toISOString() ?? null };
  const dismiss = (mayStay: (userId: string | undefined) => boolean) =>
    hub.dismiss({ topic: siteTopic, type: MAINTENANCE_ON, data: JSON.stringify(start) }, (person) =>
      mayStay(person?.userId),
    );
  await dismiss((userId) => userId !== undefined);
  // While the database is away nobody is known to be an operator.
  const operators = await findOperators(db, config).catch(() => new Set<string>());
  await dismiss((userId) => userId !== undefined && operators.has(userId));
}

async function findOperators(db: Db, { operatorUserIds }: ClosingSite['config']): Promise<ReadonlySet<string>> {
  return new Set(await listOperatorIds(db, operatorUserIds));
}
