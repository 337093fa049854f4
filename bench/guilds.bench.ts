import type { GuildFilter } from '#features/community/guilds/guild.filter.ts';
import type { GuildSort } from '#features/community/guilds/guild.labels.ts';
import { listGuilds } from '#features/community/guilds/read-guilds.service.ts';
import type { DatabaseConnection } from '#platform/database/connect.ts';
import { withEmbeddedServer } from './embedded-server.ts';
import { makeGuilds } from './guild-rows.ts';
import type { BenchResult } from './harness.ts';
import { comparedInTurns, type Question } from './in-turns.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;
const PAGE = 20;

export default async function guilds(): Promise<BenchResult[]> {
  return withEmbeddedServer(async (url) => {
    const small = await makeGuilds(url, 'small', SMALL);
    const large = await makeGuilds(url, 'large', LARGE);
    const name = `p50 at ${LARGE.toLocaleString('en')} guilds ÷ at ${SMALL.toLocaleString('en')}`;
    const results = await comparedInTurns(questionsTo(large), questionsTo(small), { name });
    await Promise.all([small.close(), large.close()]);
    return results;
  });
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
