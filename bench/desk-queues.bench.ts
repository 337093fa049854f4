import { findLast } from '#features/people/audit/audit.repository.ts';
import { listPlayers } from '#features/people/players/find-players.service.ts';
import { findForOperators } from '#features/people/reports/report.repository.ts';
import { findQueue } from '#features/people/reports/report-queue.repository.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { DatabaseConnection } from '#platform/database/connect.ts';
import { makeDesk, OPERATORS } from './desk-rows.ts';
import { withEmbeddedServer } from './embedded-server.ts';
import type { BenchResult } from './harness.ts';
import { comparedInTurns, type Question } from './in-turns.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;
const LIMIT = 50;

/** The queue of reports, the search of people and the filters of the audit. */
export default async function deskQueues(): Promise<BenchResult[]> {
  return withEmbeddedServer(async (url) => {
    const small = await makeDesk(url, 'small', SMALL);
    const large = await makeDesk(url, 'large', LARGE);
    const name = `p50 at ${LARGE.toLocaleString('en')} ÷ at ${SMALL.toLocaleString('en')}`;
    const results = await comparedInTurns(await questionsTo(large), await questionsTo(small), { name });
    for (const database of [small, large]) await database.close();
    return results;
  });
}

async function questionsTo({ db, pool }: DatabaseConnection): Promise<Map<string, Question>> {
  const { rows } = await pool.query<{ id: number; name: string }>(
    'select id, name from profile order by id % 997, id limit 1000',
  );
  const player = (turn: number) => rows[(turn * 37) % rows.length] ?? { id: 1, name: '가' };
  const people = (q?: string, state?: 'reported' | 'new') =>
    listPlayers({ db, clock: systemClock }, { q, state, limit: LIMIT });
  const queue = (filter: object = {}) => {
    const now = systemClock.now();
    return findQueue(db, filter, { limit: LIMIT + 1, asOf: now, now }, OPERATORS);
  };
  const since = new Date(Date.now() - 3_600_000);
  return new Map<string, Question>([
    ['queue', () => queue()],
    ['queue of a type', () => queue({ type: 1 })],
    ['handled reports', () => findForOperators(db, { status: 2 }, { limit: LIMIT }, OPERATORS)],
    ['people, newest', () => people()],
    ['people by a name', (turn) => people(player(turn).name)],
    ['people by two syllables', (turn) => people(player(turn).name.slice(0, 2))],
    ['people by number', (turn) => people(String(player(turn).id))],
    ['people, reported', () => people(undefined, 'reported')],
    ['audit', () => findLast(db, { limit: LIMIT })],
    ['audit of an operator', (turn) => findLast(db, { actor: `user:${OPERATORS[turn % 3]}`, limit: LIMIT })],
    ['audit of an action', () => findLast(db, { action: 'word.', limit: LIMIT })],
    ['audit about a player', (turn) => findLast(db, { subject: `profile:${player(turn).id}`, limit: LIMIT })],
    ['audit of the last hour', () => findLast(db, { from: since, limit: LIMIT })],
  ]);
}
