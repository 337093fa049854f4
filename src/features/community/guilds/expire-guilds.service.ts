import type { Db } from '#platform/database/db.ts';
import type { Transact } from '#platform/effects/transact.ts';
import { endMembership } from '#platform/live/membership.ts';
import { guildEvents } from './guild.events.ts';
import { NAME_RESTS_MS, REFUSED_FOR_MS, REJOIN_COOLDOWN_MS, RESTORED_WITHIN_MS } from './guild.limits.ts';
import { findGuild, lockGuilds, updateGuild } from './guild.repository.ts';
import { guildTopics } from './guild.topics.ts';
import {
  deleteApplicationsEndedBefore,
  deleteGuildPeople,
  deleteMembersLeftBefore,
  deleteNamesGivenUpBefore,
  findClosedBefore,
} from './guild-expiry.repository.ts';
import { findAccounts } from './guild-member.repository.ts';
import { insertFormerName } from './guild-name.repository.ts';

interface Expiring {
  db: Db;
  transact: Transact;
  now: Date;
  signal: AbortSignal;
}

/** Erases guilds closed 14 days ago, and expired rows that refuse a player or a name. @returns the number of rows */
export async function expireGuilds({ db, transact, now, signal }: Expiring): Promise<number> {
  const before = (age: number) => new Date(now.getTime() - age);
  let count = 0;
  for (const id of await findClosedBefore(db, before(RESTORED_WITHIN_MS))) {
    if (signal.aborted) return count;
    if (await clearGuild(transact, id, now)) count += 1;
  }
  count += await deleteMembersLeftBefore(db, before(REJOIN_COOLDOWN_MS));
  count += await deleteApplicationsEndedBefore(db, before(REFUSED_FOR_MS));
  return count + (await deleteNamesGivenUpBefore(db, before(NAME_RESTS_MS)));
}

/** Erases a guild. Its row stays, without contents, because settlements refer to it. */
function clearGuild(transact: Transact, id: number, now: Date): Promise<boolean> {
  return transact(async (unit) => {
    const { db, effects } = unit;
    await lockGuilds(db, [id]);
    const row = await findGuild(db, id);
    const isDue = row?.deleted_at && now.getTime() - row.deleted_at.getTime() >= RESTORED_WITHIN_MS;
    if (!row || !isDue || row.hidden_at !== null) return false;
    const accounts = await findAccounts(db, id);
    await deleteGuildPeople(db, id);
    await insertFormerName(db, { guildId: id, gameServer: row.game_server, skeleton: row.name_skeleton, at: now });
    await updateGuild(db, id, { erased_at: now, updated_at: now, member_count: 0, ...NOTHING });
    effects.publish(guildEvents.erased(id));
    effects.publish(...accounts.map((userId) => endMembership(userId, guildTopics.inside(id))));
    if (accounts.length > 0) effects.publish(guildEvents.own(id, accounts));
    return true;
  });
}

const NOTHING = {
  name: '',
  name_key: '',
  name_initials: '',
  name_skeleton: '',
  description: '',
  discord_invite: null,
  is_invite_public: false,
  jobs: [],
};
