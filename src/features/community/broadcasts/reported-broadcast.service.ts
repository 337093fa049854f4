import { type ReportSubject, reportAction } from '#features/people/reports/report-subject.ts';
import { operatorReasonSchema } from '#features/trade/trades/trade.contract.ts';
import type { Db } from '#platform/database/db.ts';
import { muteHoursSchema, reportedBroadcastSchema } from './broadcast.contract.ts';
import { broadcastErrors, noBroadcast } from './broadcast-error.labels.ts';
import { findByIds, findForOperator } from './broadcast-list.repository.ts';
import type { ItemNames, OperatorRow } from './broadcast-row.ts';
import { hideBroadcast, muteName } from './operate-broadcasts.service.ts';
import { lockBroadcasts } from './store-broadcasts.repository.ts';

interface Site {
  catalog(): ItemNames;
}

/** Reports of shouts name no player of the site, because nobody knows to whom a character's name belongs. */
export function reportedBroadcast({ catalog }: Site): ReportSubject {
  return {
    snapshot: reportedBroadcastSchema,
    async reportedPlayer(db, id) {
      const row = await findForOperator(db, id);
      if (!row || row.hidden_by !== null) throw noBroadcast();
      return null;
    },
    textOf: async (db, id) => formatReported(await findForOperator(db, id)),
    async snapshotsOf(db, ids) {
      return new Map((await findByIds(db, ids)).map((row) => [row.id, toReported(row)]));
    },
    lock: (db) => lockBroadcasts(db),
    actions: {
      hideBroadcast: reportAction(operatorReasonSchema, (ctx, id, { reason }) =>
        hideBroadcast(ctx, catalog(), id, reason),
      ),
      muteName: reportAction(operatorReasonSchema.extend({ hours: muteHoursSchema }), async (ctx, id, mute) => {
        const { name, game_server: gameServer } = await requireBroadcast(ctx.db, id);
        await muteName(ctx, { ...mute, name, gameServer });
      }),
    },
    hides: 'hideBroadcast',
    noSubject: broadcastErrors.reportWithoutBroadcast,
  };
}

async function requireBroadcast(db: Db, id: number): Promise<OperatorRow> {
  const row = await findForOperator(db, id);
  if (!row) throw noBroadcast();
  return row;
}

function formatReported(row: OperatorRow | undefined): string {
  return row ? `${row.name}: ${row.message}` : '';
}

function toReported(row: OperatorRow) {
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    gameServer: row.game_server,
    channel: row.channel,
    name: row.name,
    message: row.message,
    hiddenBy: row.hidden_by,
  };
}
