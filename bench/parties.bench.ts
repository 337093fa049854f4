import { readParties } from '#features/community/community-readers.service.ts';
import type { PartyFilter } from '#features/community/parties/party.filter.ts';
import { MAX_REGION } from '#features/community/parties/party.limits.ts';
import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { gameDataFromSources } from '#game-data/import/rows-from-sources.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { DatabaseConnection } from '#platform/database/connect.ts';
import { withEmbeddedServer } from './embedded-server.ts';
import type { BenchResult } from './harness.ts';
import { comparedInTurns, type Question } from './in-turns.ts';
import { makeParties } from './party-rows.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;
const USUAL_RUNNING = 2_000;
const MANY_RUNNING = 20_000;
const PAGE = 20;

export default async function parties(): Promise<BenchResult[]> {
  return withEmbeddedServer(async (url) => {
    const catalog = buildCatalog(await gameDataFromSources());
    const dungeons = catalog.dungeons.filter(({ region }) => region <= MAX_REGION);
    const make = (name: string, parties: number, running: number) =>
      makeParties(url, name, { parties, running, dungeons });
    const small = await make('small', SMALL, USUAL_RUNNING);
    const large = await make('large', LARGE, USUAL_RUNNING);
    const busy = await make('busy', LARGE, MANY_RUNNING);
    const of = (database: DatabaseConnection) => questionsTo(catalog, database);
    const results = [
      ...(await comparedInTurns(of(large), of(small), {
        name: `p50 at ${LARGE.toLocaleString('en')} parties ÷ at ${SMALL.toLocaleString('en')}`,
      })),
      ...(await comparedInTurns(of(busy), of(large), {
        name: `p50 with ${MANY_RUNNING.toLocaleString('en')} running ÷ with ${USUAL_RUNNING.toLocaleString('en')}`,
        ratioAtMost: 2,
      })),
    ];
    for (const database of [small, large, busy]) await database.close();
    return results;
  });
}

function questionsTo(catalog: Catalog, { db }: DatabaseConnection): Map<string, Question> {
  const config = { gameServers: [{ id: 1 }, { id: 2 }] };
  const reader = readParties({ db, clock: systemClock, catalog: () => catalog, config });
  const dungeons = catalog.dungeons.filter(({ region }) => region <= MAX_REGION);
  const listOf = (filter: (turn: number) => PartyFilter) => (turn: number) =>
    reader.list(filter(turn), { limit: PAGE });
  return new Map<string, Question>([
    ['party list', listOf(() => ({}))],
    ['party list, job and level', listOf((turn) => ({ job: 4, level: 60 + (turn % 30) }) as PartyFilter)],
    ['party list, dungeon', listOf((turn) => ({ dungeonId: dungeons[turn % dungeons.length]?.id ?? 1 }))],
    ['party counts', () => reader.counts(undefined)],
  ]);
}
