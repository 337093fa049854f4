import { type ReportSubject, reportAction } from '#features/people/reports/report-subject.ts';
import { operatorReasonSchema } from '#features/trade/trades/trade.contract.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { AppError } from '#shared/errors.ts';
import { endParty } from './end-party.service.ts';
import { reportedPartySchema } from './party.contract.ts';
import { PARTY_STATE } from './party.labels.ts';
import { findParties, findParty, lockParty } from './party.repository.ts';
import type { PartySite } from './party.rules.ts';
import { noParty, partyErrors } from './party-error.labels.ts';
import { toParty } from './party-row.ts';
import { readParty } from './read-parties.service.ts';

interface Site {
  clock: Clock;
  partySite(): PartySite;
}

/** Acting upon a report closes the party. */
export function reportedParty({ clock, partySite }: Site): ReportSubject {
  return {
    snapshot: reportedPartySchema,
    /** Returns the leader of a party that everybody may see. */
    async reportedPlayer(db, id, { named }) {
      if (named !== undefined) {
        const message = partyErrors.reportLeader;
        throw new AppError('INVALID_INPUT', { message, issues: [{ path: 'profileId', message }] });
      }
      return (await readParty({ db, clock, site: partySite() }, id)).leader.id;
    },
    textOf: async (db, id) => (await findParty(db, id))?.title ?? '',
    async snapshotsOf(db, ids) {
      const rows = await findParties(db, ids);
      return new Map(rows.map((row) => [row.id, toReported(row)]));
    },
    async lock(db, id) {
      await lockParty(db, id);
    },
    actions: {
      closeParty: reportAction(operatorReasonSchema, async (ctx, id, { reason }) => {
        const row = await findParty(ctx.db, id);
        if (!row) throw noParty();
        const at = clock.now();
        const party = toParty(row, partySite().catalog, at);
        ctx.effects.audit('party.close', `party:${id}`, { reason }, `profile:${row.leader_id}`);
        if (party.state !== PARTY_STATE.ended) await endParty(ctx, { row, party }, { at, by: 'operator' });
      }),
    },
    hides: 'closeParty',
    noSubject: partyErrors.reportWithoutParty,
  };
}

function toReported(row: NonNullable<Awaited<ReturnType<typeof findParty>>>) {
  return {
    id: row.id,
    title: row.title,
    gameServer: row.game_server,
    leaderId: row.leader_id,
    expiredAt: row.expired_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    closedBy: row.closed_by,
  };
}
