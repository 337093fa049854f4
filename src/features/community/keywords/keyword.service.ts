import type { Ctx, Player } from '#features/people/access/actor.ts';
import { nameKey } from '#features/people/names/name-skeleton.rules.ts';
import type { PersonalData } from '#features/people/personal-data.ts';
import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { ExistingResult, SUCCESS } from '#shared/success.ts';
import { textLength } from '#shared/text-length.ts';
import { broadcastKindSchema } from '../broadcasts/broadcast.contract.ts';
import { comparableText } from '../broadcasts/broadcast-text.rules.ts';
import { countShouts } from '../broadcasts/read-broadcasts.service.ts';
import {
  type Keyword,
  type KeywordPreview,
  MAX_KEYWORDS,
  MIN_KEYWORD_LENGTH,
  type NewKeyword,
  PREVIEWED,
} from './keyword.contract.ts';
import {
  ALL,
  deleteKeywordsByProfile,
  findKeywordsByProfile,
  insertKeyword,
  type KeywordInput,
  type KeywordRow,
  removeKeyword,
} from './keyword.repository.ts';
import { keywordErrors } from './keyword-error.labels.ts';

type PlayerCtx = Ctx<Player>;
type Servers = readonly { id: number }[];

export async function listKeywords({ db, actor }: PlayerCtx): Promise<Keyword[]> {
  return (await findKeywordsByProfile(db, actor.profile.id)).map(toKeyword);
}

/** Locks the player's row, so that concurrent requests cannot exceed the limit. */
export async function createKeyword(
  { db, actor, clock }: PlayerCtx,
  servers: Servers,
  input: NewKeyword,
): Promise<Keyword | ExistingResult<Keyword>> {
  const valid = validateInput(servers, input);
  const own = await findKeywordsByProfile(db, actor.profile.id);
  const same = own.find((row) => isSame(row, valid));
  if (same) return new ExistingResult(toKeyword(same));
  if (own.length >= MAX_KEYWORDS) throw new AppError('NOT_ALLOWED', { message: keywordErrors.tooMany });
  return toKeyword(await insertKeyword(db, { ...valid, profileId: actor.profile.id, at: clock.now() }));
}

export async function deleteKeyword({ db, actor }: PlayerCtx, id: number): Promise<typeof SUCCESS> {
  const isGone = await removeKeyword(db, id, actor.profile.id);
  if (!isGone) throw new AppError('NOT_FOUND', { message: keywordErrors.gone });
  return SUCCESS;
}

/** Counts how often the keyword would have notified if every hit did. */
export async function previewKeyword(
  { db, actor }: PlayerCtx,
  servers: Servers,
  input: NewKeyword,
): Promise<KeywordPreview> {
  const valid = validateInput(servers, input);
  const { name } = actor.profile;
  const { hits, among, first, last } = await countShouts(db, { ...valid, notBy: name && nameKey(name) }, PREVIEWED);
  const ms = first && last ? last.getTime() - first.getTime() : 0;
  return { hits: Number(hits), among: Number(among), days: Math.round((ms / DAY_MS) * 10) / 10 };
}

function validateInput(servers: Servers, { text, gameServer, kind }: NewKeyword): KeywordInput {
  const comparable = comparableText(text);
  if (textLength(comparable) < MIN_KEYWORD_LENGTH) throw wrong('text', keywordErrors.tooShort);
  if (gameServer && !servers.some(({ id }) => id === gameServer))
    throw wrong('gameServer', keywordErrors.unknownServer);
  return { text, comparable, gameServer: gameServer ?? ALL, kind: kind ?? ALL };
}

function wrong(path: string, message: string): AppError {
  return new AppError('INVALID_INPUT', { message, issues: [{ path, message }] });
}

function isSame(row: KeywordRow, { comparable, gameServer, kind }: KeywordInput): boolean {
  return row.comparable === comparable && row.game_server === gameServer && row.kind === kind;
}

function toKeyword(row: KeywordRow): Keyword {
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    text: row.text,
    gameServer: row.game_server === ALL ? null : row.game_server,
    kind: row.kind === ALL ? null : broadcastKindSchema.parse(row.kind),
  };
}

export const keywordData: PersonalData = {
  name: 'keywords',
  async exportOf(db, { profileId }) {
    return profileId === null ? undefined : (await findKeywordsByProfile(db, profileId)).map(toKeyword);
  },
  async deleteOf({ db }, { profileId }) {
    if (profileId !== null) await deleteKeywordsByProfile(db, profileId);
  },
};
