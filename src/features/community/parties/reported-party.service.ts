import { type ReportSubject, reportAction } from '#features/people/reports/report-subject.ts';
import { operatorReasonSchema } from '#features/trade/trades/trade.contract.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { AppError } from '#shared/errors.ts';
import { closePartyByOperator, toReportedParty } from './operate-parties.service.ts';
import { reportedPartySchema } from './party.contract.ts';
import { findParties, findParty, lockParty } from './party.repository.ts';
import type { PartySite } from './party.rules.ts';
import { partyErrors } from './party-error.labels.ts';
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
      return new Map(rows.map((row) => [row.id, toReportedParty(row)]));
    },
    async lock(db, id) {
      await lockParty(db, id);
    },
    actions: {
      closeParty: reportAction(operatorReasonSchema, (ctx, id, { reason }) =>
        closePartyByOperator(ctx, partySite(), id, reason),
      ),
    },
    hides: 'closeParty',
    noSubject: partyErrors.reportWithoutParty,
  };
}
