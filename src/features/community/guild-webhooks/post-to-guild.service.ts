import type { UnitOfWork } from '#platform/effects/effects.ts';
import type { MembershipChange } from '../guilds/guild.events.ts';
import { RANK } from '../guilds/guild.labels.ts';
import { POST_TO_GUILD } from './guild-message.jobs.ts';
import { type GuildMessageText, guildMessages } from './guild-message.labels.ts';
import { type GuildMessageKind, SENT_WITHIN_MS } from './guild-webhook.contract.ts';
import { findWebhook, insertMessage } from './guild-webhook.repository.ts';

interface GuildPosting {
  guildId: number;
  kind: GuildMessageKind;
  /** Key by which a message is posted once, such as `gathering:12:made`. */
  once: string;
  at: Date;
  /** Time after which the message is useless; by default after 12 hours. */
  until?: Date;
  /** If given, the message is posted only while this post is pinned. */
  postId?: number;
}

/** Posts a message to the guild's own channel if its heads want that kind there. */
export async function postToGuild(
  { db, effects }: UnitOfWork,
  { guildId, kind, once, at, until, postId }: GuildPosting,
  text: GuildMessageText,
): Promise<void> {
  const webhook = await findWebhook(db, guildId);
  if (!webhook || webhook.fault !== null || !webhook.kinds.includes(kind)) return;
  const messageId = await insertMessage(db, {
    guild_id: guildId,
    kind,
    once,
    created_at: at,
    post_id: postId ?? null,
    until: until ?? new Date(at.getTime() + SENT_WITHIN_MS),
    ...text,
  });
  if (messageId !== undefined) effects.enqueue(POST_TO_GUILD, { messageId }, { runAt: at });
}

/** Leaders join with the foundation of their guild and leave with their account; neither is posted. */
export async function postMembership(
  unit: UnitOfWork,
  change: 'joined' | 'left',
  { guild, membershipId, profileId, rank, at }: MembershipChange,
): Promise<void> {
  if (rank === RANK.leader) return;
  const once = change === 'joined' ? `joined:${profileId}:${at.getTime()}` : `left:${membershipId}`;
  const text = guildMessages[change](guild, { members: guild.memberCount });
  await postToGuild(unit, { guildId: guild.id, kind: 'member', once, at }, text);
}
