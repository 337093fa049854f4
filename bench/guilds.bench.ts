import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GuildFilter } from '#features/community/guilds/guild.filter.ts';
import type { GuildSort } from '#features/community/guilds/guild-codes.ts';
import { listGuilds } from '#features/community/guilds/read-guilds.service.ts';
import type { DatabaseConnection } from '#platform/database/connect.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { makeGuilds } from './guild-rows.ts';
import { type BenchResult, resultOf } from './harness.ts';
import { mediansInTurns, type Question } from './in-turns.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;
const PAGE = 20;

export default async function guilds(): Promise<BenchResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'guilds-bench-'));
  // An embedded server that root starts runs as another user, who must be able to enter.
  await chmod(folder, 0o755);
  const log = createConsoleLog('warn');
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log, testMode: true });
  try {
    const small = await makeGuilds(server.url, 'small', SMALL);
    const large = await makeGuilds(server.url, 'large', LARGE);
    const [ours, theirs] = [questionsTo(large), questionsTo(small)];
    const results: BenchResult[] = [];
    for (const [what, question] of ours) {
      const beside = theirs.get(what);
      if (!beside) continue;
      const [value, baseline] = await mediansInTurns(question, beside);
      const name = `${what}: p50 at ${LARGE.toLocaleString('en')} guilds ÷ at ${SMALL.toLocaleString('en')}`;
      results.push(resultOf({ name, unit: 'ms', ours: value, baseline, target: { ratioAtMost: 1.3 } }));
    }
    await Promise.all([small.close(), large.close()]);
    return results;
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function questionsTo({ db }: DatabaseConnection): Map<string, Question> {
  const site = { gameServers: [{ id: 1 }, { id: 2 }] };
  const listOf = (filter: GuildFilter, sort?: GuildSort) => () =>
    listGuilds({ db, site }, filter, { limit: PAGE, sort });
  return new Map<string, Question>([
    ['guild directory', listOf({})],
    ['guild directory, server and members', listOf({ gameServer: 1 }, 'members')],
    ['guild directory, job and level', listOf({ job: 4, level: 60 })],
    ['guild search, a syllable', listOf({ q: '가' })],
    ['guild search, a whole name', listOf({ q: '나9002' })],
    ['guild search, initial consonants', listOf({ q: 'ㄱ' })],
    ['guild search, initial consonants, by members', listOf({ q: 'ㄱ' }, 'members')],
    ['guild search, a name nobody has', listOf({ q: '아무도안쓴' })],
  ]);
}
