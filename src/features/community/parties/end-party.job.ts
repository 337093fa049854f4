import type { Clock } from '#platform/clock/clock.ts';
import type { Transact } from '#platform/effects/transact.ts';
import { createTask, type JobTask } from '#platform/jobs/job.ts';
import { accountsIn } from './locked-party.service.ts';
import { partyEvents } from './party.events.ts';
import { PARTY_ENDED } from './party.jobs.ts';
import { findParty, lockParty } from './party.repository.ts';
import { endOf } from './party.rules.ts';
import { deleteRequestsAt } from './party-request.repository.ts';

export function partyTasks({ transact, clock }: { transact: Transact; clock: Clock }): JobTask[] {
  return [
    createTask(PARTY_ENDED, async ({ partyId }) =>
      transact(async ({ db, effects }) => {
        const row = (await lockParty(db, partyId)) ? await findParty(db, partyId) : undefined;
        if (!row || row.closed_at !== null) return undefined;
        const now = clock.now();
        if (endOf({ closedAt: null, expiredAt: row.expired_at }, now) === null) return { againAt: row.expired_at };
        const accounts = await accountsIn(db, partyId);
        await deleteRequestsAt(db, partyId);
        effects.publish(
          partyEvents.ended({ id: partyId, gameServer: row.game_server }),
          partyEvents.own(partyId, accounts),
        );
        return undefined;
      }),
    ),
  ];
}
