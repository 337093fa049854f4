import type { Db } from '#platform/database/db.ts';
import type { Ctx, Operator } from '../access/actor.ts';
import { listFormerNames } from '../names/name-data.service.ts';
import { findHeads, findNewest, findSearched, type PlayersPage } from './find-players.repository.ts';
import type { FoundPlayer, PlayerHead } from './player.contract.ts';
import { readPlayerSearch } from './player-search.rules.ts';

type ReadCtx = Pick<Ctx<Operator>, 'db' | 'clock'>;

/** Finds players by the beginning of a present or former name, by number, UUID or Discord number. */
export async function listPlayers(
  { db, clock }: ReadCtx,
  { q = '', ...page }: Omit<PlayersPage, 'now'> & { q?: string | undefined },
): Promise<FoundPlayer[]> {
  const now = clock.now();
  const found = await findPlaces(db, q, { ...page, now });
  const heads = await readHeads(
    db,
    found.map(({ id }) => id),
    now,
  );
  return found.flatMap(({ id, key }) => {
    const head = heads.get(id);
    return head ? [{ ...head, foundBy: key || null }] : [];
  });
}

const MAX_MEANT = 100;

/** The first players whom a text may mean. */
export async function findPlayerIds(db: Db, q: string, now: Date): Promise<number[]> {
  const search = readPlayerSearch(q);
  return search ? (await findSearched(db, search, { limit: MAX_MEANT, now })).map(({ id }) => id) : [];
}

async function findPlaces(db: Db, q: string, page: PlayersPage): Promise<{ id: number; key: string }[]> {
  if (q.trim() === '') return (await findNewest(db, page)).map((id) => ({ id, key: '' }));
  const search = readPlayerSearch(q);
  return search ? findSearched(db, search, page) : [];
}

/** Heads by number; deleted players are absent. */
export async function readHeads(
  db: Db,
  profileIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, PlayerHead>> {
  const heads = await findHeads(db, profileIds, now);
  const former = Map.groupBy(await listFormerNames(db, profileIds), ({ profileId }) => profileId);
  return new Map(
    heads.map((head) => [
      head.profileId,
      {
        ...head,
        formerNames: (former.get(head.profileId) ?? []).map(({ name, givenUpAt }) => ({ name, givenUpAt })),
      },
    ]),
  );
}
