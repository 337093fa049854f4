import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import { ERASED_POST } from '../guilds/guild.labels.ts';
import { type PlayerColumns, toPlayer } from '../parties/party-row.ts';
import type { Settlement } from '../settlements/settlement.contract.ts';
import type { GuildComment, GuildPost } from './guild-post.contract.ts';

export interface PostRow extends Selectable<Database['guild_post']> {
  player: PlayerColumns;
}

export interface CommentRow extends Selectable<Database['guild_comment']> {
  player: PlayerColumns;
}

export interface PostParts {
  comments: readonly CommentRow[];
  /** Undefined: there is none, or this reader may not see it. */
  settlement: Settlement | undefined;
}

export function toPost(row: PostRow, { comments, settlement }: PostParts): GuildPost {
  const isErased = row.erased_at !== null;
  const card = settlement && (({ id, title, sale, isDone }: Settlement) => ({ id, title, sale, isDone }))(settlement);
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    guildId: row.guild_id,
    author: toPlayer(row.profile_id, row.player),
    text: isErased ? ERASED_POST : row.text,
    isErased,
    isPinned: row.is_pinned,
    settlementId: settlement?.id ?? null,
    settlement: card ?? null,
    commentCount: row.comment_count,
    comments: comments.map(toComment),
  };
}

export function toComment(row: CommentRow): GuildComment {
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    author: toPlayer(row.profile_id, row.player),
    text: row.text,
  };
}
