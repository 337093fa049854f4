import { type ReportSubject, reportAction } from '#features/people/reports/report-subject.ts';
import { operatorReasonSchema } from '#features/trade/trades/trade.contract.ts';
import { AppError } from '#shared/errors.ts';
import { reportedGuildSchema } from './guild.contract.ts';
import { findGuild, findGuilds, lockGuilds } from './guild.repository.ts';
import { type GuildSite, isListed, isServed } from './guild.rules.ts';
import { guildErrors, noGuild } from './guild-error.labels.ts';
import { toReportedGuild } from './guild-row.ts';
import { hideGuild } from './moderate-guild.service.ts';

/** Shows operators the public part of a guild. Acting upon a report hides the guild. */
export function reportedGuild({ guildSite }: { guildSite(): GuildSite }): ReportSubject {
  return {
    snapshot: reportedGuildSchema,
    async reportedPlayer(db, id, { named }) {
      if (named !== undefined) {
        const message = guildErrors.reportLeader;
        throw new AppError('INVALID_INPUT', { message, issues: [{ path: 'profileId', message }] });
      }
      const row = await findGuild(db, id);
      const leaderId = row && toReportedGuild(row).leaderId;
      if (!row || !leaderId || !isListed(row) || !isServed(guildSite(), row.game_server)) throw noGuild();
      return leaderId;
    },
    async textOf(db, id) {
      const row = await findGuild(db, id);
      return row ? [row.name, row.description].filter(Boolean).join('\n') : '';
    },
    async snapshotsOf(db, ids) {
      const rows = await findGuilds(db, ids);
      return new Map(rows.map((row) => [row.id, toReportedGuild(row)]));
    },
    lock: (db, id) => lockGuilds(db, [id]),
    actions: {
      hideGuild: reportAction(operatorReasonSchema, (ctx, id, { reason }) => hideGuild(ctx, id, reason)),
    },
    hides: 'hideGuild',
    noSubject: guildErrors.reportWithoutGuild,
  };
}
