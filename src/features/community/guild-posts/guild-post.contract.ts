import { z } from 'zod';
import { HOUR_MS } from '#shared/durations.ts';
import { endpoint } from '#shared/endpoint.ts';
import { MAX_ID } from '#shared/ids.ts';
import { idParams, idText, limitQuery } from '#shared/params.ts';
import { plainText } from '#shared/plain-text.ts';
import { successSchema } from '#shared/success.ts';
import { GUILD_NOT_WRITABLE } from '../guilds/guild.contract.ts';
import { partyPlayerSchema } from '../parties/party.contract.ts';

// Limits of guild posts (contract §14).

export const MAX_POST_LENGTH = 2000;
export const MAX_COMMENT_LENGTH = 500;
export const MAX_COMMENTS = 200;
export const POSTS_AN_HOUR = 60;
export const POSTS_WINDOW_MS = HOUR_MS;
/** Maximum number of comments of each post in a list, the last ones. */
export const LISTED_COMMENTS = 20;
const MAX_LISTED = 50;

const commentSchema = z.strictObject({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  author: partyPlayerSchema,
  text: z.string(),
});
export type GuildComment = z.infer<typeof commentSchema>;

const cardSchema = z.strictObject({
  id: z.int().positive(),
  title: z.string(),
  /** Proceeds in 전. */
  sale: z.int().min(0),
  isDone: z.boolean(),
});

/** A post on a guild's board, for its members (contract §14). */
export const guildPostSchema = z.strictObject({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  guildId: z.int().positive(),
  author: partyPlayerSchema,
  /** Empty for an erased post. */
  text: z.string(),
  isErased: z.boolean(),
  isPinned: z.boolean(),
  /** Null also for readers who may not see the settlement. */
  settlementId: z.int().positive().nullable(),
  settlement: cardSchema.nullable(),
  commentCount: z.int().min(0).max(MAX_COMMENTS),
  /** Comments, oldest first. Lists contain the last 20. */
  comments: z.array(commentSchema),
});
export type GuildPost = z.infer<typeof guildPostSchema>;

const settlementIdSchema = z.int().positive().max(MAX_ID).nullable();
const postText = plainText({ min: 1, max: MAX_POST_LENGTH, hasLines: true });

export const newGuildPostSchema = z.strictObject({
  text: postText,
  isPinned: z.boolean().optional(),
  settlementId: settlementIdSchema.optional(),
});
export type NewGuildPost = z.infer<typeof newGuildPostSchema>;

/** Fields that are left out stay. */
export const guildPostChangeSchema = newGuildPostSchema.partial();
export type GuildPostChange = z.infer<typeof guildPostChangeSchema>;

export const newGuildCommentSchema = z.strictObject({
  text: plainText({ min: 1, max: MAX_COMMENT_LENGTH, hasLines: true }),
});
export type NewGuildComment = z.infer<typeof newGuildCommentSchema>;

/** A reported post with its comments, for operators. */
export const reportedPostSchema = z.object({
  id: z.int().positive(),
  guildId: z.int().positive(),
  authorId: z.int().positive(),
  text: z.string(),
  isErased: z.boolean(),
  hiddenAt: z.iso.datetime().nullable(),
  comments: z.array(commentSchema),
});

const tags = ['guilds'];
const postParams = idParams.extend({ postId: idText });

export const listGuildPosts = endpoint({
  method: 'GET',
  path: '/api/guilds/:id/posts',
  who: 'player',
  tags,
  summary: '문파 게시판: 문파원만',
  description: '고정한 글, 그 뒤로 새것부터. 글마다 마지막 댓글 20개까지.',
  params: idParams,
  query: z.object({ limit: limitQuery(20, MAX_LISTED), cursor: idText.optional() }),
  response: { 200: z.array(guildPostSchema) },
});

export const getGuildPost = endpoint({
  method: 'GET',
  path: '/api/guilds/:id/posts/:postId',
  who: 'player',
  tags,
  summary: '문파 글 하나와 댓글 모두',
  params: postParams,
  response: { 200: guildPostSchema },
});

export const createGuildPost = endpoint({
  method: 'POST',
  path: '/api/guilds/:id/posts',
  who: 'player',
  brake: 'boards',
  tags,
  summary: '문파 게시판에 글 쓰기',
  params: idParams,
  body: newGuildPostSchema,
  response: { 201: guildPostSchema },
  errors: [...GUILD_NOT_WRITABLE, 'NOT_ALLOWED'],
});

export const changeGuildPost = endpoint({
  method: 'PUT',
  path: '/api/guilds/:id/posts/:postId',
  who: 'player',
  tags,
  summary: '글 수정하기, 고정하기',
  description: '글은 글쓴이가, 고정은 문주, 부문주, 장로가. 고정한 글은 하나뿐이다.',
  params: postParams,
  body: guildPostChangeSchema,
  response: { 200: guildPostSchema },
  errors: [...GUILD_NOT_WRITABLE, 'NOT_ALLOWED'],
});

export const deleteGuildPost = endpoint({
  method: 'DELETE',
  path: '/api/guilds/:id/posts/:postId',
  who: 'player',
  tags,
  summary: '글 지우기',
  description: '댓글이 있으면 글이 지워졌다고 보이고 댓글은 남는다.',
  params: postParams,
  response: { 200: successSchema },
  errors: GUILD_NOT_WRITABLE,
});

export const createGuildComment = endpoint({
  method: 'POST',
  path: '/api/guilds/:id/posts/:postId/comments',
  who: 'player',
  brake: 'boards',
  tags,
  summary: '댓글 쓰기',
  params: postParams,
  body: newGuildCommentSchema,
  response: { 201: commentSchema },
  errors: [...GUILD_NOT_WRITABLE, 'CONFLICT.FULL', 'NOT_ALLOWED'],
});

export const deleteGuildComment = endpoint({
  method: 'DELETE',
  path: '/api/guilds/:id/posts/:postId/comments/:commentId',
  who: 'player',
  tags,
  summary: '댓글 지우기',
  params: postParams.extend({ commentId: idText }),
  response: { 200: successSchema },
  errors: GUILD_NOT_WRITABLE,
});
