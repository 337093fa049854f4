import type { Ctx, Player } from '#features/people/access/actor.ts';
import { AppError } from '#shared/errors.ts';
import type { NewSavedSearch, SavedSearch } from './saved-search.contract.ts';
import { deleteSearch, findSearches, insertSearch } from './saved-search.repository.ts';
import { MAX_SEARCHES } from './trade.limits.ts';
import { tradeErrors } from './trade-error.labels.ts';
import { parseSavedQuery } from './trade-query.ts';

type PlayerCtx = Ctx<Player>;

export function listSearches({ db, actor }: PlayerCtx): Promise<SavedSearch[]> {
  return findSearches(db, actor.profile.id);
}

export async function saveSearch({ db, clock, actor }: PlayerCtx, search: NewSavedSearch): Promise<SavedSearch> {
  const query = parseSavedQuery(search.query);
  if (query === undefined) {
    throw new AppError('INVALID_INPUT', { issues: [{ path: 'query', message: tradeErrors.unusableSearch }] });
  }
  const stored = await findSearches(db, actor.profile.id);
  if (stored.length >= MAX_SEARCHES && !stored.some((one) => one.query === query)) {
    throw new AppError('CONFLICT', { message: tradeErrors.tooManySearches });
  }
  return insertSearch(db, actor.profile.id, { name: search.name, query, at: clock.now() });
}

export async function deleteSavedSearch({ db, actor }: PlayerCtx, id: number): Promise<void> {
  const isDeleted = await deleteSearch(db, actor.profile.id, id);
  if (!isDeleted) throw new AppError('NOT_FOUND', { message: tradeErrors.unknownSearch });
}
